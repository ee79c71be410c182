import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Every figure of this process. Labels name routes, methods and results, never a site: there may be 10,000. Look-ups of
 * places alone are told by site, since somebody pays for each: few owners make any in the life of a process.
 */
export const registry = new Registry();

collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 20 });

/** The figures that the product's own code moves; the names are those that operators' dashboards use. */
export const metrics = {
  httpRequests: counter('http_requests_total', 'Requests answered', ['route', 'method', 'status']),
  httpDuration: histogram('http_request_duration_seconds', 'Time to answer', ['kind']),
  renderDuration: histogram('render_duration_seconds', 'Time to render a page', ['page']),
  renderKills: counter('render_limit_kills_total', 'Renderings stopped at a limit', ['limit']),
  pageCache: counter('page_cache_total', 'Pages asked of the cache', ['result']),
  checkouts: counter('checkout_total', 'Checkouts by their result', ['result']),
  stockConflicts: counter('stock_conflict_total', 'Units asked for that were gone', []),
  webhooks: counter('webhook_total', 'Webhooks by their result', ['result']),
  rateLimited: counter('ratelimited_total', 'Requests refused with 429', ['route']),
  connectionsCut: counter('connections_cut_total', 'Connections cut that did not read their answers', [
    'reason',
  ]),
  crumbFails: counter('crumb_fail_total', 'Requests refused for their crumb', []),
  cspReports: counter('csp_reports_total', 'Reports of the content security policy', []),
  hitsDropped: counter(
    'hits_dropped_total',
    'Hits of visitors that were not counted: too many, or no database',
    [],
  ),
  foldDuration: histogram('fold_duration_seconds', 'Time to fold a day of a site into sums', []),
  pageVitals: counter('page_vitals_total', 'Pages of visitors by their speed', ['vital', 'rating']),
  interfaceClicks: counter('interface_clicks_total', 'Presses in the studio that are told', [
    'panel',
    'control',
  ]),
  mapLookUps: counter('map_lookups_total', 'Look-ups of places, which cost', [
    'site',
    'call',
    'productPage',
    'productSection',
    'source',
  ]),
  uploads: counter('uploads_total', 'Files uploaded by their result', ['result']),
  faults: counter('faults_total', 'Errors that reached a last-resort handler', ['kind']),
  poolInUse: gauge('db_pool_in_use', 'Connections in use', []),
  poolWaiting: gauge('db_pool_waiting', 'Transactions that wait for a connection', []),
  outboxDepth: gauge('outbox_depth', 'Messages that wait to be sent', []),
  outboxOldest: gauge('outbox_oldest_age_seconds', 'Age of the oldest message that waits', []),
  invariantViolations: gauge('invariant_violations', 'What the last check found not to hold', ['invariant']),
};

function counter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
  return new Counter({ name, help, labelNames: [...labelNames], registers: [registry] });
}

function gauge<L extends string>(name: string, help: string, labelNames: readonly L[]): Gauge<L> {
  return new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
}

function histogram<L extends string>(name: string, help: string, labelNames: readonly L[]): Histogram<L> {
  const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
  return new Histogram({ name, help, labelNames: [...labelNames], buckets, registers: [registry] });
}
