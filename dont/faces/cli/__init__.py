"""The command line: reader, envelope writer, human output."""
