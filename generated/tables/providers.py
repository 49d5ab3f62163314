# Do not edit: written by `tools/generate`.
# Source: model/tables/providers.yaml
# sha256: 864aaf980e417a32e48d96ec064cd552e4777b3fc7847cfe977ddc5fd3ec6eb0
# Source: model/error.yaml
# sha256: c8569968e562d5335f0556397297a1f19305488694aca9f45522777d3e72b10f
"""The providers."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from dont.generated.shapes import ProviderRow

ROWS: dict[str, ProviderRow] = {
    'openrouter': {
        'provider': 'openrouter',
        'hosts': ['openrouter.ai'],
        'marks': ['openrouter', 'no endpoints found', '"provider_name"'],
    },
    'azure': {
        'provider': 'azure',
        'hosts': [
            'openai.azure.com',
            '/openai/deployments/',
            'services.ai.azure.com',
            'cognitiveservices.azure.com',
            'models.inference.ai.azure.com',
        ],
        'marks': ['deploymentnotfound', 'azureopenai', 'azure openai', 'cognitive services'],
    },
    'bedrock': {
        'provider': 'bedrock',
        'hosts': ['bedrock', '/converse', '/invoke', 'amazonaws.com'],
        'marks': [
            'bedrock',
            'throttlingexception',
            'validationexception',
            'an error occurred (',
            'modelnotreadyexception',
        ],
    },
    'gemini': {
        'provider': 'gemini',
        'hosts': [
            'generativelanguage.googleapis.com',
            'aiplatform.googleapis.com',
            ':generatecontent',
            ':streamgeneratecontent',
            ':embedcontent',
            '/v1beta/',
        ],
        'marks': [
            'googleapis.com',
            'resource_exhausted',
            'invalid_argument',
            'genai',
            '"status": "unavailable"',
            '"status":"unavailable"',
            'gemini',
        ],
    },
    'anthropic': {
        'provider': 'anthropic',
        'hosts': ['api.anthropic.com', '/v1/messages'],
        'marks': [
            'anthropic',
            '"type":"error"',
            '"type": "error"',
            "'type': 'error'",
            'overloaded_error',
        ],
    },
    'groq': {
        'provider': 'groq',
        'hosts': ['api.groq.com', 'groq.com'],
        'marks': ['groq', 'failed_generation', 'model_decommissioned'],
    },
    'mistral': {
        'provider': 'mistral',
        'hosts': ['api.mistral.ai', 'mistral.ai'],
        'marks': [
            'mistral.ai',
            '"object":"error"',
            '"object": "error"',
            'service_tier_capacity_exceeded',
        ],
    },
    'cohere': {
        'provider': 'cohere',
        'hosts': ['api.cohere.ai', 'api.cohere.com', 'cohere'],
        'marks': ['cohere', 'command-r'],
    },
    'deepseek': {
        'provider': 'deepseek',
        'hosts': ['api.deepseek.com', 'deepseek.com'],
        'marks': ['deepseek', 'model not exist', 'insufficient balance'],
    },
    'voyage': {
        'provider': 'voyage',
        'hosts': ['api.voyageai.com', 'voyageai'],
        'marks': ['voyage'],
    },
    'ollama': {
        'provider': 'ollama',
        'hosts': [
            ':11434',
            'localhost',
            '127.0.0.1',
            '/api/chat',
            '/api/generate',
            '/api/embed',
        ],
        'marks': ['ollama', 'try pulling it', 'llama runner'],
    },
    'openai': {
        'provider': 'openai',
        'hosts': [
            'api.openai.com',
            '/v1/chat/completions',
            '/v1/responses',
            '/v1/embeddings',
            '/v1/completions',
        ],
        'marks': ['openai', 'platform.openai.com', '"param"', "'param'", 'insufficient_quota'],
    },
}
