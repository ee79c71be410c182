import cluster from 'node:cluster';
import { randomBytes, randomUUIDv7 } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { SecureContext } from 'node:tls';
import type { AppDeps } from '@veranda/server/app-deps';
import { createAccessLog } from '@veranda/server/platform/observe/access-log';
import { handleSafely } from '@veranda/server/services/sites/visitor-pages/handle-safely';
import { createInternalServer } from '@veranda/server/platform/observe/internal-server';
import { installUncaughtErrorHandlers } from '@veranda/server/platform/observe/uncaught-error-handlers';
import { createLogger } from '@veranda/server/platform/observe/logger';
import { observeRequest } from '@veranda/server/platform/observe/observe-request';
import { readinessChecks } from '@veranda/server/platform/observe/readiness-checks';
import { trustedAddresses } from '@veranda/server/platform/observe/trace-parent';
import { findSiteByHost } from '@veranda/db/sites/reader';
import { moveLocalHosts } from '@veranda/db/sites/local-hosts';
import type { Config } from './config.ts';
import { prepareDataFolder } from './data-folder.ts';
import { readPoolStats } from './pool-stats.ts';
import { createWebServer, drain, listen } from './listen.ts';
import { type StartedDatabase, startDatabase } from './start-database.ts';
import { onStopSignal } from './stop-signals.ts';
import { startWebProcesses, type WebProcesses } from './web-processes.ts';

/** Context passed to every part of the application; the adapters are chosen on top of it. */
export interface RuntimeContext extends Pick<AppDeps, 'db' | 'log' | 'now' | 'newId' | 'random'> {
  readonly config: Config;
}

/** The web part: answers requests. */
interface WebPart {
  handle(request: IncomingMessage, response: ServerResponse): unknown;
  /** The certificate for the name that a client of the product's own TLS asks for. */
  findSecureContext(host: string): Promise<SecureContext | null>;
  close(): Promise<void>;
}

/** The worker part: jobs and messages. */
interface WorkerPart {
  close(): Promise<void>;
}

/** The application, as the start sees it. */
export interface AppModules {
  createWeb(context: RuntimeContext): Promise<WebPart>;
  createWorker(context: RuntimeContext): Promise<WorkerPart>;
  /** Runs once, while requests are answered already: makes demo content where there is none. */
  prepare(context: RuntimeContext): Promise<void>;
  /** The lines that are printed when everything runs. */
  announce(context: RuntimeContext): Promise<readonly string[]>;
  /** Closes what web and worker share; called after both. */
  close(): Promise<void>;
}

type Closing = readonly [what: string, close: () => Promise<void>];

/**
 * Starts the roles of the configuration and returns when they serve. From then on SIGTERM, SIGINT or the end
 * of the parent stops them in order: no new connections, requests under way finish, then the worker, the
 * database, exit 0.
 */
export async function runServer(config: Config, parts: AppModules): Promise<void> {
  const log = createLogger(config.logLevel);
  const say = (sentence: string) => console.log(sentence);
  const closings: Closing[] = [];
  let stopping = false;
  const close = () =>
    closeAll(closings, (part, error) => log.error({ err: error, what: part }, 'could not be closed'));
  onStopSignal(() => {
    stopping = true;
    if (cluster.isPrimary) say('Stopping …');
    void close().then(() => process.exit(0));
  });
  try {
    prepareDataFolder(config.dataDir);
    const started = await createDatabaseOnce(config, log, say);
    closings.push(['database', started.close], ['adapters', () => parts.close()]);
    installUncaughtErrorHandlers(log);
    const context = surround(config, started, log);
    const serving: Serving = { context, parts, closings, isStopping: () => stopping };
    if (cluster.isWorker) return await serveWeb(serving);
    if (started.isOurs && config.sitesHost.startsWith('localhost:'))
      await started.database.global((tx) => moveLocalHosts(tx, config.sitesHost));
    await servePrimary(serving, started.url);
    if (stopping) return;
    await parts.prepare(context);
    if (stopping) return;
    for (const line of await parts.announce(context)) say(line);
    // Kept for the next start even where this process is killed.
    flushCompileCache();
  } catch (error) {
    if (stopping) return;
    await close();
    throw error;
  }
}

interface Serving {
  readonly context: RuntimeContext;
  readonly parts: AppModules;
  readonly closings: Closing[];
  readonly isStopping: () => boolean;
}

async function servePrimary(serving: Serving, url: string): Promise<void> {
  const { context, parts, closings, isStopping } = serving;
  const { config } = context;
  const checks = readinessChecks(context.db, config.dataDir, isStopping);
  const internal = createInternalServer({
    checks,
    metrics: () => readPoolStats(context.db),
    isServed: async (host) =>
      host === new URL(config.studioOrigin).host ||
      (await context.db.global((tx) => findSiteByHost(tx, host), { readOnly: true })) !== undefined,
  });
  await listen(internal, { port: config.port + 1, host: config.internalHost, setting: 'PORT' });
  closings.push(['internal port', () => closeNow(internal)]);
  if (config.role !== 'web') {
    const worker = await parts.createWorker(context);
    closings.push(['worker', () => worker.close()]);
  }
  if (config.role === 'worker') return;
  if (config.webConcurrency === 1) return serveWeb(serving);
  const processes: WebProcesses = await startWebProcesses(config.webConcurrency, url, context.log);
  closings.push(['web processes', processes.close]);
}

async function serveWeb({ context, parts, closings, isStopping }: Serving): Promise<void> {
  const { config } = context;
  const accessLog = createAccessLog(process.stdout);
  const trusts = trustedAddresses(config.trustedProxies ?? []);
  const keepAccessLines = config.logLevel === 'debug' || config.logLevel === 'info';
  const watching = { accessLog: keepAccessLines ? accessLog : undefined, trusts };
  const web = await parts.createWeb(context);
  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    observeRequest(request, response, watching);
    if (isStopping()) response.setHeader('connection', 'close');
    handleSafely(() => web.handle(request, response), response, context.log);
  };
  const server = createWebServer(listener);
  closings.push(['application', () => web.close()]);
  await listen(server, { port: config.port, host: config.host, setting: 'PORT' });
  closings.push(['web server', () => drain(server).finally(() => accessLog.close())]);
  if (config.tlsPort === undefined) return;
  const secure = createWebServer(listener, web.findSecureContext);
  await listen(secure, { port: config.tlsPort, host: config.host, setting: 'TLS_PORT' });
  closings.push(['TLS server', () => drain(secure)]);
}

function createDatabaseOnce(
  config: Config,
  log: AppDeps['log'],
  say: (sentence: string) => void,
): Promise<StartedDatabase> {
  const onConnectionLost = (error: Error) =>
    log.warn({ err: error }, 'a connection to the database was lost');
  return startDatabase(config, { say: cluster.isWorker ? () => {} : say, onConnectionLost });
}

function surround(config: Config, { database }: StartedDatabase, log: AppDeps['log']): RuntimeContext {
  return {
    config,
    db: database,
    log,
    now: Date.now,
    newId: () => randomUUIDv7(),
    random: (bytes) => randomBytes(bytes),
  };
}

// Closes in the reverse order of opening: the server before the application, the application before its
// database.
async function closeAll(
  closings: readonly Closing[],
  failed: (part: string, error: unknown) => void,
): Promise<void> {
  for (const [part, close] of [...closings].reverse()) {
    try {
      await close();
    } catch (error) {
      failed(part, error);
    }
  }
}

async function closeNow(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}
