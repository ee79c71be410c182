import { allErrors } from '@veranda/contracts/all-errors';
import type { Cookies } from '@veranda/contracts/cookies';
import { type Endpoint, rateLimitOf } from '@veranda/contracts/endpoint';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordCall } from '../audit/record-call.ts';
import { type CrumbEvidence, isForeign, passesCrumb } from '../crumb/check-crumb.ts';
import { verifyCrumb } from '../crumb/crumb.ts';
import { bindingOf, freshCrumb, existingCrumb } from '../crumb/request-crumb.ts';
import { metrics } from '../observe/metrics.ts';
import { requestFacts } from '../observe/request-facts.ts';
import { handleIdempotently } from './idempotency.ts';
import { sendRequestRefusal } from './send-refusal.ts';
import { clearCookieLine, cookiesOf, setCookieLine } from '../http/cookies.ts';
import { decode } from '../http/decode.ts';
import { type Identity, identify } from './identify.ts';
import { countCall } from '../http/rate-limit.ts';
import { bodyLimits, readMultipart, takeInMemory } from './read-body.ts';
import { contextOf } from '../http/request-context.ts';
import type { Call, Route, SpooledFile, UploadedFile } from '../http/route.ts';
import { sendResponse } from './send-response.ts';
import type { RoutingDeps, SentinelAnswer } from './visitor-hooks.ts';
import { tooManyRequests } from '../http/retry-after.ts';
import { wantsHtml } from '../http/wants-html.ts';
import { createSpool, type Spool } from './spool.ts';

/** A request that a route answers. */
interface Routed {
  readonly deps: RoutingDeps;
  readonly route: Route;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

interface Exchange extends Routed {
  readonly cookies: Cookies;
  readonly spool: Spool;
}

/** One request from its route to its answer: identity, crumb, limit, decoding, handler, encoding. */
export async function handleRequest(routed: Routed): Promise<FastifyReply> {
  const { endpoint } = routed.route;
  if (endpoint.changes && routed.request.method === 'HEAD')
    return routed.reply.code(405).headers({ allow: endpoint.method, 'cache-control': 'no-store' }).send();
  const spool = createSpool(routed.deps.settings.dataDir);
  const exchange: Exchange = { ...routed, spool, cookies: cookiesOf(routed.deps, routed.request.raw) };
  requestFacts(routed.reply.raw).route = endpoint.path;
  const sentinel = routed.deps.visitors.sentinelOf(endpoint, routed.request);
  if (sentinel !== null) return sendSentinel(exchange, sentinel);
  const answer = await handleAndClear(exchange);
  return isRefusal(answer) ? sendRefusal(exchange, answer) : sendResponse(exchange, answer);
}

async function sendSentinel(exchange: Exchange, answer: SentinelAnswer): Promise<FastifyReply> {
  const { reply, request } = exchange;
  if (answer === 'unreadable') return reply.code(500).type('text/html; charset=utf-8').send('<h1>500</h1>');
  if (answer !== 'cut-off' && answer !== 'unanswered') return sendRefusal(exchange, answer);
  reply.hijack();
  if (answer === 'cut-off') request.raw.socket.destroy();
  return reply;
}

async function handleAndClear(exchange: Exchange): Promise<unknown> {
  try {
    return await handle(exchange);
  } finally {
    await exchange.spool.clear();
  }
}

// The site of a studio call whose path has none, by the query or a header.
function namedSite({ query, headers }: Exchange['request']): string {
  const { websiteId } = (query ?? {}) as { readonly websiteId?: unknown };
  const named = websiteId ?? headers['x-website-id'];
  return typeof named === 'string' ? named : '';
}

async function handle(exchange: Exchange): Promise<unknown> {
  const { deps, route, request } = exchange;
  const { endpoint } = route;
  const context = contextOf(request.raw);
  const { adm, su } = exchange.cookies;
  const identity = await identify(deps, endpoint, {
    site: context.site,
    sessionToken: (context.family === 'studio' ? adm : su) ?? '',
    params: (request.params ?? {}) as Record<string, string>,
    namedSite: namedSite(request),
    authorization: request.headers.authorization ?? '',
    userAgent: request.headers['user-agent'] ?? '',
  });
  if (isRefusal(identity)) return identity;
  noteIdentity(exchange, identity);
  const body = await admittedBody(exchange, identity);
  if (isRefusal(body)) return body;
  const decoded = decodeParts(endpoint, request, body);
  if (isRefusal(decoded)) return decoded;
  const call = await withVisitorsCarts(
    exchange,
    callOf(exchange, identity, { ...decoded, files: body.files, spooled: body.spooled }),
  );
  return handleIdempotently(deps, { endpoint, call }, () =>
    recordCall(deps, { endpoint, call }, () => route.handle(call)),
  );
}

/**
 * The body of a request that comes from our own pages and is within its limit. The crumb goes first, so that
 * a foreign page uses up nobody's tries; of uploads, whose crumb may be in a body that is not read yet, the
 * origin does.
 */
async function admittedBody(exchange: Exchange, identity: Identity): Promise<Body | Refusal> {
  const isUpload = exchange.route.endpoint.bodyKind === 'multipart';
  const early = isUpload ? null : await bodyOf(exchange);
  if (early !== null && isRefusal(early)) return early;
  const isRight = early ? crumbPasses(exchange, early.fields) : !comesFromElsewhere(exchange);
  if (!isRight) return refuse('crumb-failed');
  const limited = await limitRefusal(exchange, identity);
  if (limited) return limited;
  if (early) return early;
  const body = await bodyOf(exchange);
  if (isRefusal(body)) return body;
  return crumbPasses(exchange, body.fields) ? body : refuse('crumb-failed');
}

async function withVisitorsCarts({ deps, route }: Exchange, call: Call<Endpoint>): Promise<Call<Endpoint>> {
  if (route.endpoint.access.kind !== 'visitor' || !call.site) return call;
  const cookies = await deps.visitors.visitorsCookies(call.site, call.request);
  return { ...call, request: { ...call.request, cookies } };
}

function noteIdentity(exchange: Exchange, identity: Identity): void {
  const facts = requestFacts(exchange.reply.raw);
  if (identity.site) facts.siteId = identity.site.id;
  if (identity.account) facts.actorId = identity.account.id;
  if (identity.apiKey) facts.actorId = identity.apiKey.id;
  if (identity.member) facts.role = identity.member.isOwner ? 'owner' : identity.member.roles.join(',');
}

async function limitRefusal(exchange: Exchange, identity: Identity): Promise<Refusal | null> {
  const { deps, request, route } = exchange;
  const limit = rateLimitOf(route.endpoint);
  if (limit === undefined) return null;
  const wait = await countCall(deps, limit, {
    siteId: identity.site?.id ?? '',
    ip: request.ip,
    cart: exchange.cookies.CART ?? '',
    accountId: identity.account?.id ?? '',
    keyId: identity.apiKey?.id ?? '',
  });
  if (wait === 0) return null;
  return identity.apiKey ? refuse('too-many-api-calls', { waitSeconds: wait }) : tooManyRequests(wait);
}

interface Body {
  readonly value: unknown;
  /** Present when the body is a form's. */
  readonly fields: Readonly<Record<string, unknown>> | null;
  readonly files: readonly UploadedFile[];
  readonly spooled: readonly SpooledFile[];
}

const nothing = { value: undefined, fields: null, files: [], spooled: [] } as const;

async function bodyOf(exchange: Exchange): Promise<Body | Refusal> {
  const { request, route } = exchange;
  const kind = route.endpoint.bodyKind ?? 'none';
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  if (kind === 'raw' && !Buffer.isBuffer(request.body)) return refuse('wrong-type');
  if (kind === 'raw') return nothing;
  if (kind === 'none' || request.method === 'GET' || request.method === 'HEAD') return nothing;
  if (kind === 'multipart') return multipartOf(exchange);
  if (type === 'application/x-www-form-urlencoded') {
    if (kind !== 'form') return refuse('wrong-type');
    const { crumb, ...rest } = request.body as Record<string, unknown>;
    return { ...nothing, value: rest, fields: { crumb, ...rest } };
  }
  return { ...nothing, value: request.body ?? {} };
}

async function multipartOf({ request, route, spool }: Exchange): Promise<Body | Refusal> {
  if (!request.isMultipart()) return refuse('wrong-type');
  const { bodyLimit: limit = bodyLimits.multipart, spooled } = route.endpoint;
  if (!spooled) {
    const read = await readMultipart(request, limit, takeInMemory);
    return isRefusal(read) ? read : { value: read.fields, ...read, spooled: [] };
  }
  const read = await readMultipart(request, limit, spool.take);
  return isRefusal(read) ? read : { value: read.fields, fields: read.fields, files: [], spooled: read.files };
}

function needsCrumb({ route, request }: Exchange): boolean {
  const isChange = !['GET', 'HEAD'].includes(request.method);
  return isChange && !['none', 'signed'].includes(route.endpoint.crumb);
}

function comesFromElsewhere(exchange: Exchange): boolean {
  return needsCrumb(exchange) && isForeign(evidenceOf(exchange, null));
}

function crumbPasses(exchange: Exchange, fields: Body['fields']): boolean {
  if (!needsCrumb(exchange)) return true;
  const { crumb, bodyKind } = exchange.route.endpoint;
  const mayLackCrumb = crumb === 'same-origin' || (fields !== null && bodyKind === 'form');
  return passesCrumb(evidenceOf(exchange, fields), mayLackCrumb);
}

function evidenceOf({ deps, request, cookies }: Exchange, fields: Body['fields']): CrumbEvidence {
  const header = request.headers['x-csrf-token'];
  const field = fields?.['crumb'];
  return {
    ownOrigin: contextOf(request.raw).origin,
    secFetchSite: one(request.headers['sec-fetch-site']),
    origin: request.headers.origin,
    referer: request.headers.referer,
    cookie: cookies.crumb,
    sent: one(header) ?? (typeof field === 'string' ? field : undefined),
    verify: (crumb) =>
      verifyCrumb({ keys: deps.settings.crumbKeys, now: deps.now() }, bindingOf(request.raw, deps), crumb),
  };
}

function one(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

interface Decoded {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

function decodeParts(endpoint: Endpoint, request: FastifyRequest, body: Body): Decoded | Refusal {
  const params = endpoint.params ? decode(endpoint.params, { ...(request.params as object) }, 'text') : null;
  if (isRefusal(params)) return endpoint.access.kind === 'member' ? params : refuse('not-found');
  const query = endpoint.query ? decode(endpoint.query, queryOf(endpoint, request), 'text') : null;
  if (isRefusal(query)) return query;
  const source = body.fields === null ? 'json' : 'text';
  const decoded = endpoint.body ? decode(endpoint.body, body.value, source) : null;
  if (isRefusal(decoded)) return decoded;
  return { params: params?.value ?? {}, query: query?.value ?? {}, body: decoded?.value ?? {} };
}

// Addresses of a site are shared, and whoever shares them adds to them: `?utm_source=…`.
function queryOf({ host, method, query }: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const brought = { ...(request.query as object) };
  const { properties, additionalProperties } = query as {
    readonly properties?: object;
    readonly additionalProperties?: unknown;
  };
  if (host !== 'site' || method !== 'GET' || !properties || additionalProperties !== false) return brought;
  return Object.fromEntries(Object.entries(brought).filter(([name]) => Object.hasOwn(properties, name)));
}

function callOf(
  exchange: Exchange,
  identity: Identity,
  parts: Decoded & Pick<Body, 'files' | 'spooled'>,
): Call<Endpoint> {
  const { request, reply, cookies } = exchange;
  return {
    ...identity,
    ...(parts as typeof parts & { params: never; query: never; body: never }),
    request: {
      id: requestFacts(reply.raw).requestId,
      method: request.method,
      path: request.url.split('?')[0] ?? '/',
      ip: request.ip,
      isProxied: request.ip !== request.socket.remoteAddress,
      userAgent: request.headers['user-agent'] ?? '',
      headers: request.headers as Record<string, string | undefined>,
      cookies,
      sentCookies: cookies,
      wantsHtml: wantsHtml(request),
      rawBody: Buffer.isBuffer(request.body) ? request.body : null,
    },
    crumb: () => ensureCrumb(exchange),
    reply: replyOf(exchange),
  };
}

function replyOf({ deps, reply }: Exchange): Call<Endpoint>['reply'] {
  return {
    status: (code) => void reply.code(code),
    header: (name, value) => void reply.header(name, value),
    setCookie: (name, value, maxAge) =>
      void reply.header('set-cookie', setCookieLine(deps, name, { value, maxAge })),
    clearCookie: (name) => void reply.header('set-cookie', clearCookieLine(deps, name)),
  };
}

function ensureCrumb(exchange: Exchange): string {
  const existing = existingCrumb(exchange.request.raw, exchange.deps);
  if (existing) return existing;
  const fresh = freshCrumb(exchange.request.raw, exchange.deps);
  exchange.reply.header('set-cookie', fresh.setCookie);
  return fresh.crumb;
}

function sendRefusal(exchange: Exchange, refusal: Refusal): Promise<FastifyReply> {
  const { deps, request, reply } = exchange;
  const { path: route, tellsInData } = exchange.route.endpoint;
  const status = allErrors[refusal.code]?.status;
  if (status === 429) metrics.rateLimited.inc({ route });
  if (refusal.code === 'crumb-failed') metrics.crumbFails.inc();
  if (refusal.code === 'crumb-failed') reply.header('set-cookie', freshCrumb(request.raw, deps).setCookie);
  if (status === 401 || status === 403 || status === 429)
    deps.log.info(
      { refusal: refusal.code, route, request_id: requestFacts(reply.raw).requestId },
      'call refused',
    );
  return sendRequestRefusal(deps, { request, reply, refusal, tellsInData });
}
