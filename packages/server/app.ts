import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from '@veranda/domain/refusal';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountRoutes } from './features/accounts/routes.ts';
import { analyticsRoutes } from './features/analytics/routes.ts';
import { auditRoutes } from './features/audit/routes.ts';
import { canvasRoutes } from './features/canvas/routes.ts';
import { designRoutes } from './features/design/routes.ts';
import { cartRoutes } from './features/cart/routes.ts';
import { catalogRoutes } from './features/catalog/routes.ts';
import { checkoutRoutes } from './features/checkout/routes.ts';
import {
  answerChallenge,
  isChallenge,
  isPlain,
  ledToHttps,
} from './features/custom-domains/plain-requests.ts';
import { createSecureContexts, type FindSecureContext } from './features/custom-domains/secure-contexts.ts';
import { customDomainRoutes } from './features/custom-domains/routes.ts';
import { customerRoutes } from './features/customers/routes.ts';
import { discountRoutes } from './features/discounts/routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { donationRoutes } from './features/donations/routes.ts';
import { downloadRoutes } from './features/downloads/routes.ts';
import { formRoutes } from './features/forms/routes.ts';
import { giftCardRoutes } from './features/gift-cards/routes.ts';
import { installmentRoutes } from './features/installments/routes.ts';
import { integrationRoutes } from './features/integrations/routes.ts';
import { itemRoutes } from './features/items/routes.ts';
import { inventoryRoutes } from './features/inventory/routes.ts';
import { commercePreferencesRoutes } from './features/commerce-preferences/routes.ts';
import { mapRoutes } from './features/maps/routes.ts';
import { listRoutes } from './features/mailing-lists/routes.ts';
import { mailRoutes } from './features/mail/routes.ts';
import { mediaRoutes } from './features/media/routes.ts';
import { memberPlanRoutes } from './features/member-plans/routes.ts';
import { memberRoutes } from './features/members/routes.ts';
import { searchRoutes } from './features/search/routes.ts';
import { multilingualRoutes } from './features/multilingual/routes.ts';
import { orderRoutes } from './features/orders/routes.ts';
import { pageRoutes } from './features/pages/routes.ts';
import { shippingRoutes } from './features/shipping/routes.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { previewRoutes } from './features/preview/routes.ts';
import { publishingRoutes } from './features/publishing/routes.ts';
import { restockRoutes } from './features/restock/routes.ts';
import { subscriptionRoutes } from './features/subscriptions/routes.ts';
import { commentRoutes } from './features/comments/routes.ts';
import { socialRoutes } from './features/social/routes.ts';
import { tagRoutes } from './features/tags/routes.ts';
import { contentImportRoutes } from './features/content-import/routes.ts';
import { pageCommentRoutes } from './features/page-comments/routes.ts';
import { contributorRoutes } from './features/contributors/routes.ts';
import { reviewRoutes } from './features/reviews/routes.ts';
import { siteRoutes } from './features/sites/routes.ts';
import type { AppDeps } from './app-deps.ts';
import { sendFaultPage } from './services/sites/visitor-pages/send-fault-page.ts';
import { sendRequestRefusal } from './platform/routing/send-refusal.ts';
import type { RoutingDeps } from './platform/routing/visitor-hooks.ts';
import { visitorsCookies } from './services/commerce/carts/cart-ref.ts';
import { siteOfRequest } from './services/sites/directory/site-of.ts';
import { pageWithNotice } from './services/sites/visitor-pages/page-notice.ts';
import { refusalPage } from './services/sites/visitor-pages/refusal-page.ts';
import { sentinelOf } from './services/sites/visitor-pages/sentinels.ts';
import { buildDispatcher } from './platform/routing/dispatcher.ts';
import { readHost } from './platform/http/host.ts';
import { pathOf } from './platform/http/path-of.ts';
import { contextOf, setContext } from './platform/http/request-context.ts';
import type { Route } from './platform/http/route.ts';
import { immutable, sendStatic } from './platform/http/send-static.ts';
import { isSiteFilePath, isThemeAddress } from './services/sites/pages/site-file-segments.ts';
import { siteFileHeaders } from './services/sites/pages/make-site-file.ts';
import { canvasFile } from './services/sites/pages/site-files.ts';
import { servePage } from './services/sites/visitor-pages/serve-page.ts';
import { routedSegments } from './services/sites/pages/reserved-slugs.ts';
import { createStaticFiles } from './platform/http/static-files.ts';
import { sendStudio } from './platform/routing/studio-shell.ts';
import { isContributor } from './services/sites/visitor-pages/contributor-mark.ts';
import { sendLockScreen, isLocked, seesNoPage } from './services/sites/visitor-pages/site-lock.ts';
import { localizedEntry } from './services/sites/directory/localized-entry.ts';
import type { SiteEntry } from './services/sites/directory/site-directory.ts';
import { presentRefusal } from './platform/http/errors.ts';

/** The whole application behind one function. */
interface App {
  handle(request: IncomingMessage, response: ServerResponse): void;
  /** The certificate for the name that a client of the product's own TLS asks for; null for none. */
  readonly findSecureContext: FindSecureContext;
  close(): Promise<void>;
}

/** The features by their routes: the one place that knows them all. */
const features: readonly ((deps: AppDeps) => Route[])[] = [
  accountRoutes,
  analyticsRoutes,
  auditRoutes,
  contributorRoutes,
  siteRoutes,
  customDomainRoutes,
  pageRoutes,
  itemRoutes,
  canvasRoutes,
  designRoutes,
  mapRoutes,
  previewRoutes,
  publishingRoutes,
  catalogRoutes,
  installmentRoutes,
  integrationRoutes,
  inventoryRoutes,
  commercePreferencesRoutes,
  mediaRoutes,
  memberPlanRoutes,
  memberRoutes,
  multilingualRoutes,
  searchRoutes,
  cartRoutes,
  checkoutRoutes,
  customerRoutes,
  discountRoutes,
  documentRoutes,
  donationRoutes,
  downloadRoutes,
  formRoutes,
  giftCardRoutes,
  subscriptionRoutes,
  orderRoutes,
  restockRoutes,
  reviewRoutes,
  commentRoutes,
  tagRoutes,
  socialRoutes,
  contentImportRoutes,
  pageCommentRoutes,
  paymentRoutes,
  shippingRoutes,
  listRoutes,
  mailRoutes,
];

/** Every route of every feature. */
export function allRoutes(deps: AppDeps): Route[] {
  return features.flatMap((routes) => routes(deps));
}

/** Puts the features together behind the gateway that finds the site of a host. */
export async function createApp(deps: AppDeps): Promise<App> {
  const routes = allRoutes(deps);
  const unrouted: Unrouted = { deps, routing: routingDeps(deps), files: await createBundles(deps) };
  const dispatcher = await buildDispatcher(unrouted.routing, routes, (request, reply) =>
    contextOf(request.raw).family === 'studio'
      ? handleStudio(unrouted, request, reply)
      : handleSite(unrouted, request, reply),
  );
  const gateway: Gateway = {
    deps,
    dispatcher,
    studioHost: new URL(deps.settings.studioOrigin).host,
    routed: routedSegments(routes),
    findSecureContext: createSecureContexts(deps),
  };
  return {
    findSecureContext: gateway.findSecureContext,
    handle(request, response) {
      try {
        handleHost(gateway, request, response)?.catch((error: unknown) => failed(deps, response, error));
      } catch (error) {
        failed(deps, response, error);
      }
    },
    close: () => dispatcher.close(),
  };
}

/** Answer to a request that no route answers. */
interface Unrouted {
  readonly deps: AppDeps;
  readonly routing: RoutingDeps;
  readonly files: Awaited<ReturnType<typeof createBundles>>;
}

async function createBundles({ settings: { bundles } }: AppDeps) {
  return {
    studio: await createStaticFiles(bundles.studio),
    storefront: await createStaticFiles(bundles.storefront),
    collectors: await createStaticFiles(bundles.collectors),
  };
}

async function handleStudio(
  { deps, files }: Unrouted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = pathOf(request);
  const file = path.startsWith('/studio-assets/') ? await files.studio.get(path.slice(15)) : null;
  if (file) return sendStatic(request, reply, { file, cacheControl: immutable });
  const drawn = await canvasFile(deps.settings.themes, path);
  if (drawn) return reply.headers(siteFileHeaders(drawn)).send(drawn.body);
  if (path.startsWith('/api/') || path.startsWith('/studio-assets/'))
    return reply.code(404).send(presentRefusal(refuse('not-found'), 'en', path).body);
  return sendStudio({ deps, index: await files.studio.get('index.html') }, request, reply);
}

async function handleSite(
  { deps, routing, files }: Unrouted,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = pathOf(request);
  const bundle = path.startsWith('/bundles/') ? path.slice(9) : '';
  const file =
    (await files.storefront.get(bundle)) ?? (await files.collectors.get(bundle.replace(/^collectors\//, '')));
  if (file)
    return sendStatic(request, reply, {
      file,
      cacheControl: /\/(loader|checkout|performance)\.js$/.test(path) ? 'public, max-age=300' : immutable,
    });
  if (!['GET', 'HEAD'].includes(request.method) || path.startsWith('/api/'))
    return sendRequestRefusal(routing, { request, reply, refusal: refuse('not-found') });
  reply.hijack();
  const site = siteOfRequest(request.raw);
  // Below an open place of a locked site, where nothing is, is a page of the theme with its title and navigation.
  const isShut = site && !isSiteFilePath(path) && seesNoPage(deps, site, request.raw);
  if (isShut && !(await isContributor(deps, site, request.raw)))
    await sendLockScreen(deps, site, { request: request.raw, response: reply.raw });
  else await servePage(deps, request.raw, reply.raw);
  return reply;
}

/** Gateway that finds the site of a request, and whether it is for a page or for a route. */
interface Gateway {
  readonly deps: AppDeps;
  readonly dispatcher: FastifyInstance;
  readonly studioHost: string;
  /** First words of the paths that routes answer on a site. */
  readonly routed: ReadonlySet<string>;
  readonly findSecureContext: FindSecureContext;
}

// What an authority asks for a certificate is answered by plain http, since there is no other yet.
async function handlePlain(
  gateway: Gateway,
  host: string,
  exchange: { readonly request: IncomingMessage; readonly response: ServerResponse },
): Promise<void> {
  if (await ledToHttps(gateway.findSecureContext, host, exchange)) return;
  await answerHost(gateway, host, exchange);
}

// Not async: a site and a page that are in memory are answered without waiting for anything.
function handleHost(
  gateway: Gateway,
  request: IncomingMessage,
  response: ServerResponse,
): void | Promise<void> {
  const host = readHost(request);
  if (host === null) return refusePlainly(response, 'bad-host');
  if (gateway.deps.settings.tls && isPlain(request) && !isChallenge(request))
    return handlePlain(gateway, host, { request, response });
  return answerHost(gateway, host, { request, response });
}

function answerHost(
  gateway: Gateway,
  host: string,
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): void | Promise<void> {
  const { deps, dispatcher, studioHost } = gateway;
  if (host === studioHost) {
    setContext(request, { family: 'studio', host, origin: deps.settings.studioOrigin, site: null });
    return dispatcher.routing(request, response);
  }
  const known = deps.sites.knownHost(host);
  if (known) return handleVisitor(gateway, { host, site: known }, { request, response });
  return deps.sites.byHost(host).then((site) => {
    if (site) return handleVisitor(gateway, { host, site }, { request, response });
    return refusePlainly(response, 'unknown-site');
  });
}

function handleVisitor(
  gateway: Gateway,
  { host, site }: { readonly host: string; readonly site: SiteEntry },
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): void | Promise<void> {
  const { deps } = gateway;
  if (deps.certificates && isChallenge(request)) return answerChallenge(deps, site.id, { request, response });
  if (host !== site.host && ledToPrimary(site, request, response)) return;
  const localized = site.languages ? localizedEntry(site, request.url ?? '/') : null;
  if (localized) {
    request.url = localized.url;
    return answerVisitor(gateway, { host, site: localized.site }, { request, response });
  }
  return answerVisitor(gateway, { host, site }, { request, response });
}

function answerVisitor(
  { deps, dispatcher, routed }: Gateway,
  { host, site }: { readonly host: string; readonly site: SiteEntry },
  { request, response }: { readonly request: IncomingMessage; readonly response: ServerResponse },
): void | Promise<void> {
  setContext(request, { family: 'site', host, origin: `${deps.settings.scheme}://${host}`, site });
  const answer = (): void | Promise<void> => {
    if (isPageRequest(request, routed)) return servePage(deps, request, response);
    dispatcher.routing(request, response);
  };
  if (!isLocked(deps, site, request)) return answer();
  return isContributor(deps, site, request).then((comesIn) =>
    comesIn ? answer() : sendLockScreen(deps, site, { request, response }),
  );
}

// What is sent to another host is answered there: a form of an open page loses nothing.
function ledToPrimary(site: SiteEntry, request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  // Another domain may be the main one tomorrow.
  const location = `${site.origin}${request.url ?? '/'}`;
  response.writeHead(301, { location, 'cache-control': 'no-cache', 'content-length': '0' });
  response.end();
  return true;
}

function failed({ log }: AppDeps, response: ServerResponse, error: unknown): void {
  log.error({ error }, 'the gateway failed');
  if (!response.headersSent) sendFaultPage(response, 503);
  else response.destroy();
}

/**
 * Dependencies of the routing with the hooks of pages and carts. They inherit: a replaced clock or provider
 * is seen by both.
 */
function routingDeps(deps: AppDeps): RoutingDeps {
  const visitors: RoutingDeps['visitors'] = {
    refusalPage: (refused) => refusalPage(deps, refused),
    withNotice: (request, html) => pageWithNotice(deps, request, html),
    visitorsCookies: (site, request) => visitorsCookies(deps, site, request),
    sentinelOf: (endpoint, request) => sentinelOf(deps.settings, endpoint, request),
  };
  return Object.assign<AppDeps, Pick<RoutingDeps, 'visitors'>>(Object.create(deps), { visitors });
}

/**
 * True when a request can only be for a page or a file of the theme: no route of the site begins with its
 * first word.
 */
function isPageRequest(request: IncomingMessage, routed: ReadonlySet<string>): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const url = request.url ?? '/';
  let end = 1;
  while (end < url.length && url[end] !== '/' && url[end] !== '?') end += 1;
  return !routed.has(url.slice(1, end)) || isThemeAddress(url);
}

function refusePlainly(response: ServerResponse, code: 'bad-host' | 'unknown-site'): void {
  const { status, body } = presentRefusal(refuse(code));
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(body.error);
}
