import type { ErrorTable } from './errors.ts';

/** Keys of the commerce API, its calls, and outgoing webhooks. */
export const integrationErrors = {
  'api-key-invalid': {
    status: 401,
    message: 'Send a key of the site that is in use: Authorization: Bearer vk_…',
  },
  'scope-missing': { status: 403, message: 'The key lacks the scope {scope}.' },
  'user-agent-missing': { status: 400, message: 'Say who is calling with a User-Agent header.' },
  'idempotency-key-missing': { status: 400, message: 'Send an Idempotency-Key header with this call.' },
  'idempotency-key-busy': {
    status: 409,
    message: 'The first request with this Idempotency-Key is still being carried out.',
  },
  'too-many-api-calls': { status: 429, message: 'The key has used up its calls. Wait for a minute.' },
  'unknown-api-key': { status: 404, message: 'There is no such key.' },
  'too-many-api-keys': { status: 409, message: 'A site has at most {max} keys.' },
  'scopes-missing': { status: 400, message: 'Choose at least one permission.' },
  'name-missing': { status: 400, message: 'Give the key a name.' },
  'cursor-malformed': { status: 400, message: 'This cursor did not come from an answer of this call.' },
  'currency-differs': { status: 400, message: 'The shop sells in {currency}.' },
  'amount-malformed': { status: 400, message: 'This is not an amount of the currency {currency}.' },
  'unknown-variant': { status: 404, message: 'The shop has no such variant.' },
  'variant-repeats': { status: 400, message: 'Name each variant once.' },
  'adjustment-empty': { status: 400, message: 'Name at least one variant.' },
  'stock-uncounted': { status: 409, message: 'The stock of this variant is not counted: set it first.' },
  'discount-too-high': { status: 400, message: 'The discount is higher than what it is taken off.' },
  'line-unnamed': { status: 400, message: 'Name a variant of the shop, or a title and a price.' },
  'kind-not-imported': { status: 400, message: 'A gift card cannot be imported as sold.' },
  'unknown-webhook': { status: 404, message: 'There is no such webhook.' },
  'too-many-webhooks': { status: 409, message: 'A site has at most {max} webhooks.' },
  'topics-missing': { status: 400, message: 'Choose at least one event.' },
  'webhook-not-public': { status: 400, message: 'Enter an https address on the public internet.' },
  'unknown-webhook-delivery': { status: 404, message: 'There is no such delivery.' },
} as const satisfies ErrorTable;
