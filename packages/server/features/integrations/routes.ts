import { apiDocument } from '@veranda/contracts/api-document';
import * as calls from '@veranda/contracts/integrations';
import type { Deps } from '../../services/deps.ts';
import { accountOf, type Route, route } from '../../platform/http/route.ts';
import { siteOf } from '../../services/sites/directory/site-of.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { createApiKey, endApiKey, readApiKeys } from './api-keys.ts';

/** Routes that connect a site with other programs: keys of the commerce API, and webhooks. */
export function integrationRoutes(deps: Deps): Route[] {
  const document = JSON.stringify(apiDocument());
  return [
    route(calls.getApiDocument, async () => ({
      kind: 'bytes',
      status: 200,
      type: 'application/json; charset=utf-8',
      bytes: document,
    })),
    ...keyRoutes(deps),
    ...webhookRoutes(deps),
  ];
}

function keyRoutes(deps: Deps): Route[] {
  return [
    route(calls.listApiKeys, async (call) => ({ keys: await readApiKeys(deps, siteOf(call).id) })),
    route(calls.createApiKey, async (call) => {
      const { name, scopes } = call.body;
      return createApiKey(deps, siteOf(call).id, { name, scopes, by: accountOf(call).email });
    }),
    route(calls.revokeApiKey, async (call) => endApiKey(deps, siteOf(call).id, call.params.key)),
  ];
}
