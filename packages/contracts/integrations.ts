import { type ApiScope, apiScopes } from '@veranda/domain/integrations/scopes';
import Type, { type Static } from 'typebox';
import { apiBase } from './api-call.ts';
import { PlainText } from './catalog.ts';
import { endpoint } from './endpoint.ts';
import { SiteParams } from './sites.ts';

const Id = Type.String({ format: 'uuid' });
const read = { kind: 'member', area: 'people', level: 'read' } as const;
const write = { kind: 'member', area: 'people', level: 'write' } as const;

const ApiScopes = Type.Array(
  Type.Unsafe<ApiScope>(Type.Union(apiScopes.map((scope) => Type.Literal(scope)))),
  {
    maxItems: apiScopes.length,
  },
);

/** A key of the commerce API, without its secret. Times are ISO 8601. */
export const ApiKey = Type.Object({
  id: Type.String(),
  name: Type.String(),
  prefix: Type.String({ description: 'Eight characters that stand in the key before its secret.' }),
  scopes: Type.Array(Type.String()),
  createdBy: Type.String(),
  createdAt: Type.String(),
  lastUsedAt: Type.Union([Type.String(), Type.Null()], { description: 'At most a minute behind.' }),
});
export type ApiKey = Static<typeof ApiKey>;

/** The keys in use, the newest first. */
export const listApiKeys = endpoint({
  name: 'list-api-keys',
  host: 'studio',
  method: 'GET',
  path: '/api/studio/sites/:site/api-keys',
  access: read,
  params: SiteParams,
  response: Type.Object({ keys: Type.Array(ApiKey) }),
  crumb: 'none',
});

/** Makes a key. The answer is the only place that shows its secret. */
export const createApiKey = endpoint({
  name: 'create-api-key',
  host: 'studio',
  method: 'POST',
  path: '/api/studio/sites/:site/api-keys',
  access: write,
  params: SiteParams,
  body: Type.Object({ name: PlainText(100), scopes: ApiScopes }, { additionalProperties: false }),
  bodyKind: 'json',
  response: Type.Object({ key: ApiKey, secret: Type.String({ description: '`vk_…`: the whole key.' }) }),
  crumb: 'required',
  asksLoginAgain: true,
});

/** Ends a key, from the next call on and for good. */
export const revokeApiKey = endpoint({
  name: 'revoke-api-key',
  host: 'studio',
  method: 'DELETE',
  path: '/api/studio/sites/:site/api-keys/:key',
  access: write,
  params: Type.Object({ ...SiteParams.properties, key: Id }),
  response: Type.Object({ id: Type.String() }),
  crumb: 'required',
});

/** The commerce API as OpenAPI 3.1. */
export const getApiDocument = endpoint({
  name: 'get-api-document',
  host: 'studio',
  method: 'GET',
  path: `${apiBase}/openapi.json`,
  access: { kind: 'anonymous' },
  response: Type.Unknown(),
  crumb: 'none',
});
