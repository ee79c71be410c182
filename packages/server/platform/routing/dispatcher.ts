import { isDatabaseUnavailable } from '@veranda/db/platform/database-unavailable';
import { localizedHtml, localizedPath } from '@veranda/domain/multilingual/localized-links';
import { refuse } from '@veranda/domain/refusal';
declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body reaches its handler as it came. */
    raw?: boolean;
  }
}
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { isStorageFull } from '../storage/storage-full.ts';
import { isStorageUnavailable } from '../storage/storage-unavailable.ts';
import { handleRequest } from './handle-request.ts';
import { bodyLimits, registerBodyReaders, sizeText } from './read-body.ts';
import { contextOf, knownContext } from '../http/request-context.ts';
import { sendRequestRefusal } from './send-refusal.ts';
import type { RoutingDeps } from './visitor-hooks.ts';
import { privately } from '../http/private-responses.ts';
import type { Route } from '../http/route.ts';
import { constantHeaders, httpsHeaders } from '../http/security-headers.ts';

/** Answers what no route answers: published pages on a site, the single page of the studio. */
type Fallback = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** All routes behind one router; a constraint separates the studio's host from the sites' hosts. */
export async function buildDispatcher(
  deps: RoutingDeps,
  routes: readonly Route[],
  fallback: Fallback,
): Promise<FastifyInstance> {
  const headers = { ...constantHeaders, ...(deps.settings.scheme === 'https' ? httpsHeaders : {}) };
  const app = Fastify({
    trustProxy: deps.settings.trustedProxies.length > 0 ? [...deps.settings.trustedProxies] : false,
    bodyLimit: bodyLimits.json,
    routerOptions: {
      constraints: { family: familyConstraint },
      maxParamLength: 200,
      ignoreTrailingSlash: true,
    },
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers);
      deps.log.debug({ error }, 'an address that cannot be read');
      void sendRequestRefusal(deps, { request, reply, refusal: refuse('not-found') });
    },
  });
  app.addHook('onRequest', async (_request, reply) => void reply.headers(headers));
  app.addHook('onSend', async (_request, reply) => {
    if (reply.hasHeader('set-cookie'))
      reply.header('cache-control', privately(reply.getHeader('cache-control')?.toString()));
  });
  app.addHook('onSend', async (request, reply, payload) => localizedAnswer(request, reply, payload));
  await registerBodyReaders(app);
  app.setErrorHandler((error: FastifyError, request, reply) => handleFault(deps, { error, request, reply }));
  app.setNotFoundHandler(fallback);
  for (const route of routes) addRoute(app, deps, route);
  await app.ready();
  return app;
}

// What leads on within the site stays in the language of the request.
function localizedAnswer(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const basePath = knownContext(request.raw)?.site?.basePath;
  if (basePath === undefined) return payload;
  const location = reply.getHeader('location');
  if (typeof location === 'string') reply.header('location', localizedPath(location, basePath));
  const isHtml = String(reply.getHeader('content-type')).startsWith('text/html');
  if (!isHtml || typeof payload !== 'string') return payload;
  reply.removeHeader('content-length');
  return localizedHtml(payload, basePath);
}

const familyConstraint = {
  name: 'family',
  mustMatchWhenDerived: true,
  storage() {
    const stores = new Map<string, never>();
    return {
      get: (family: string) => stores.get(family) ?? null,
      set: (family: string, store: never) => void stores.set(family, store),
    };
  },
  deriveConstraint: (request: FastifyRequest['raw']) => contextOf(request).family,
  validate: () => true,
};

function addRoute(app: FastifyInstance, deps: RoutingDeps, route: Route): void {
  const { endpoint } = route;
  const kind = endpoint.bodyKind ?? 'json';
  const byKind = (bodyLimits as Readonly<Record<string, number>>)[kind] ?? bodyLimits.json;
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    constraints: { family: endpoint.host },
    bodyLimit: endpoint.bodyLimit ?? byKind,
    config: { raw: endpoint.bodyKind === 'raw' },
    handler: (request, reply) => handleRequest({ deps, route, request, reply }),
  });
}

interface Fault {
  readonly error: FastifyError;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

function handleFault(deps: RoutingDeps, { error, request, reply }: Fault): Promise<FastifyReply> {
  const refusal = refusalOfFault(error, request);
  const path = request.url.split('?')[0];
  if (refusal?.code === 'storage-full') deps.log.error({ error, path }, 'request: the file store is full');
  if (refusal?.code === 'unavailable')
    deps.log.warn({ error, path }, 'request: the database or the file store is unavailable');
  if (!refusal) deps.log.error({ error, path }, 'request failed');
  return sendRequestRefusal(deps, { request, reply, refusal: refusal ?? refuse('fault') });
}

function refusalOfFault(error: FastifyError, request: FastifyRequest) {
  if (isDatabaseUnavailable(error) || isStorageUnavailable(error)) return refuse('unavailable');
  if (isStorageFull(error)) return refuse('storage-full');
  const limit = sizeText(request.routeOptions.bodyLimit ?? bodyLimits.json);
  if (error.statusCode === 413) return refuse('too-large', { params: { limit } });
  if (error.statusCode === 415) return refuse('wrong-type');
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return refuse('malformed', { field: 'body', params: { field: 'body', problem: 'it cannot be read' } });
  return null;
}
