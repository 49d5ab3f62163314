"""The rule engine: rules are data here, and nothing touches a file, the network or a clock.

Reading order: `language` (what a rule may name, from `model/rule.yaml`), `check` (type checker),
`emit` and `compile` (conditions to Python), `evaluate` (one rule on one entity), `rules` (the
rules in force decide a verb), `compile_sql` and `sweep` (the same over a whole ledger).

For the generator, which needs no `dont.generated`::

    language.language(schemas, command_rows, option_groups)        # generated/language.py
    check.read_rule(text, path, language, folder=name, codes=…) -> (rule | None, problems)
    compile.compile_rules({name: rule}, language) -> str           # generated/rules.py
    assessments.compile_assessments({name: row}) -> str            # generated/assessments.py

For the verbs::

    rules.ruleset(config, mode, project_rules) -> RuleSet
        .decide(verb, view) -> Decision(refusal | None, warnings)
        .applicable(view)  .warnings(view)  .findings(view)  .suggestions(view)
        .severities()  .rows()  .info(name, whole=…)  .problems
    project.load_rule(text, path, folder=…) -> (CompiledRule | None, problems)
    cases.read_cases / run_case / untested       the cases beside a rule
    coverage.coverage(rules, connection, now=…, facts=…)  .near_miss(outcome)
    pages.rule_page(rule) -> str                 `dont explain`
    sweep.sweep(connection, actives, now=…, facts=…) -> hits of a whole ledger
"""
