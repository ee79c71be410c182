import { createSecretKey, randomBytes, randomUUIDv7 } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTrial } from '@veranda/db/sites/writer';
import { createApp } from '@veranda/server/app';
import type { AppDeps } from '@veranda/server/app-deps';
import type { SiteTemplateLibrary } from '@veranda/server/features/sites/site-template-library';
import type { Logger } from '@veranda/server/platform/observe/logger';
import { startWorker } from '@veranda/server/worker';
import { createAdapters } from '../../apps/server/create-deps.ts';
import { createSession, type Session } from './browser-session.ts';
import { administer } from './postgres-setup.ts';
import { selfSigned } from './self-signed.ts';
import { freePort } from './server-process.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { tinySiteTemplate } from './tiny-site-template.ts';

/** The whole application on a loopback port with a database of its own. */
export interface TestApp {
  readonly deps: AppDeps;
  readonly db: TestDatabase;
  /** The application itself, for a server of the test's own. */
  readonly app: Awaited<ReturnType<typeof createApp>>;
  readonly port: number;
  readonly studioHost: string;
  /** Lines of the log at `error`: empty unless something went wrong. */
  readonly faults: object[];
  studio(): Session;
  site(slug: string): Session;
  /**
   * A signed-in owner with a published site made of the tiny site template, in the theme `levain` unless
   * another is named.
   */
  ownerWithSite(slug: string, theme?: string): Promise<{ session: Session; siteId: string; slug: string }>;
  /** The id of a further site of an owner, which is not published. */
  addSite(session: Session, options: { name: string; slug?: string; theme?: string }): Promise<string>;
  close(): Promise<void>;
}

/** Options by which a test's application differs from that of a laptop. */
interface TestAppOptions {
  readonly worker?: boolean;
  /** Visits are measured, as the operator of every installation lets them be; without it pages send nothing by themselves. */
  readonly measuresVisits?: boolean;
  /** Further settings that differ. */
  readonly settings?: Partial<AppDeps['settings']>;
  /** By https, with a certificate that no one vouches for. */
  readonly https?: boolean;
  readonly themes?: string;
  readonly stripe?: string;
  readonly stripeAccount?: AppDeps['settings']['stripe']['account'];
  readonly vimeo?: string;
  readonly maps?: AppDeps['settings']['maps'];
  /** Name servers and certificates of domains. */
  readonly domainProbe?: AppDeps['domainProbe'];
  /** The authority of certificates, with the product's own TLS. */
  readonly acme?: AppDeps['settings']['acme'];
  /** Pictures of other servers. */
  readonly fetchPicture?: AppDeps['fetchPicture'];
  /** Site templates of new sites; without it the tiny site template. */
  readonly siteTemplates?: SiteTemplateLibrary;
  /** The clock (milliseconds since 1970); the machine's where none is given. */
  readonly now?: () => number;
  /** True for a test that reads the welcome mails of new accounts; nobody else counts them. */
  readonly welcomeMails?: boolean;
  /** Another process of the same installation: its database, keys, hosts and files are this one's too. */
  readonly beside?: TestApp;
}

/** Starts the application with the real adapters of a laptop. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { beside, https: secure = false } = options;
  const db = beside?.db ?? (await createTestDatabase());
  const dataDir = beside?.deps.settings.dataDir ?? mkdtempSync(join(tmpdir(), 'veranda-test-'));
  const faults: object[] = [];
  const server = await listen(secure);
  const { port } = server.address() as AddressInfo;
  const studioHost = beside?.studioHost ?? `localhost:${port}`;
  const machine = { db, log: logOf(faults), ...ofTheMachine, now: options.now ?? Date.now };
  const deps = createAdapters(machine, settingsOf(options, { studioHost, dataDir }), insteadOf(options));
  chooseMails(deps, options);
  const app = await createApp(deps);
  server.on('request', app.handle);
  const worker = options.worker ? await startWorker(deps) : null;
  const studio = (): Session => createSession(port, studioHost, { secure });
  return {
    deps,
    db,
    port,
    studioHost,
    faults,
    app,
    studio,
    site: (slug) => createSession(port, `${slug}.${studioHost}`, { secure }),
    ...sitesOf({ db, deps, studio }),
    async close() {
      await hangUp(server);
      await worker?.close();
      await app.close();
      await deps.hits.flush();
      await deps.sites.close();
      await deps.images.close();
      if (beside) return;
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function chooseMails(deps: AppDeps, { welcomeMails = false }: TestAppOptions): void {
  const { mail } = deps;
  const send: typeof mail.send = async (sent) => {
    if (sent.subject !== 'Welcome to Veranda') await mail.send(sent);
  };
  if (!welcomeMails) Object.assign(deps, { mail: { ...mail, send } });
}

function insteadOf({ siteTemplates = tinySiteTemplates, domainProbe, fetchPicture }: TestAppOptions) {
  return {
    siteTemplates,
    ...(domainProbe ? { domainProbe } : {}),
    ...(fetchPicture ? { fetchPicture } : {}),
  };
}

const ofTheMachine = {
  newId: () => randomUUIDv7(),
  random: (bytes: number) => randomBytes(bytes),
};

async function listen(secure: boolean): Promise<Server> {
  const server = secure ? createSecureServer(selfSigned()) : createServer();
  const wanted = await freePort();
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  return server;
}

async function hangUp(server: Server): Promise<void> {
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

function logOf(faults: object[]): Logger {
  const silent = (): void => {};
  return { debug: silent, info: silent, warn: silent, error: (fields) => void faults.push(fields) };
}

function settingsOf(
  {
    beside,
    https,
    stripe = 'http://127.0.0.1:9',
    stripeAccount,
    themes,
    maps,
    acme,
    vimeo = 'http://127.0.0.1:9',
    measuresVisits,
    settings,
  }: TestAppOptions,
  { studioHost, dataDir }: { readonly studioHost: string; readonly dataDir: string },
): AppDeps['settings'] {
  const scheme = https ? 'https' : 'http';
  return {
    studioOrigin: `${scheme}://${studioHost}`,
    sitesDomain: studioHost,
    scheme,
    crumbKeys: beside?.deps.settings.crumbKeys ?? freshKeys(),
    sealKeys: beside?.deps.settings.sealKeys ?? freshKeys(),
    stripe: { apiBase: stripe, scriptUrl: `${stripe}/stripe.js`, account: stripeAccount ?? null },
    development: true,
    trustedProxies: [],
    bundles: {
      studio: 'apps/studio/dist',
      storefront: 'apps/storefront/dist',
      collectors: 'apps/collectors/dist',
    },
    themes: themes ?? 'packages/themes',
    dataDir,
    smtpUrl: undefined,
    vimeoOrigin: vimeo,
    ...(measuresVisits ? {} : ({ measuresNoVisits: true } as const)),
    ...(maps ? { maps } : {}),
    ...(acme ? { acme, tls: {} } : {}),
    ...settings,
  };
}

const tinySiteTemplates: SiteTemplateLibrary = {
  sites: [tinySiteTemplate],
  templates: ['levain', 'overdub', 'fieldnotes'].map((theme) => ({
    ...tinySiteTemplate,
    theme,
    slug: theme,
    goal: 'sell',
  })),
  picture: () => Promise.reject(new Error('no pictures here')),
};

function sitesOf({ db, deps, studio }: Pick<TestApp, 'db' | 'deps' | 'studio'>) {
  const made = new Set<string>();
  const addSite: TestApp['addSite'] = async (
    session,
    { name, slug = name, theme = tinySiteTemplate.theme },
  ) => {
    if (made.has(slug)) await moveAside(db.url, slug);
    made.add(slug);
    const created = await expectOk(session.send('POST', '/api/studio/sites', { name, slug, theme }));
    return created.json.site.id;
  };
  const ownerWithSite: TestApp['ownerWithSite'] = async (slug, theme) => {
    if (made.has(slug)) await moveAside(db.url, slug);
    const session = studio();
    await session.send('GET', '/api/studio/session');
    const email = `owner@${slug}.example`;
    await expectOk(
      session.send('POST', '/api/studio/accounts', { email, password: 'a long enough pass phrase' }),
    );
    const siteId = await addSite(session, { name: slug, ...(theme ? { theme } : {}) });
    await expectOk(session.send('POST', `/api/studio/sites/${siteId}/publish`, {}));
    // Tests move the clock by months.
    await db.forSite(siteId, (tx) => setTrial(tx, { status: 'paid' }));
    await deps.sites.refresh(siteId);
    return { session, siteId, slug };
  };
  return { addSite, ownerWithSite };
}

function freshKeys() {
  return [{ id: 'test', key: createSecretKey(randomBytes(32)) }];
}

// A test that is run again begins with a site of the same name once more.
async function moveAside(url: string, slug: string): Promise<void> {
  const other = `${slug}-${randomBytes(3).toString('hex')}`;
  await administer(
    url,
    `update domain set host = replace(host, '${slug}.', '${other}.') where host like '${slug}.%';
     update site set slug = '${other}' where slug = '${slug}';
     update account set email = 'owner@${other}.example' where email = 'owner@${slug}.example'`,
  );
}

async function expectOk<T extends { status: number; text: string }>(answer: Promise<T>): Promise<T> {
  const received = await answer;
  if (received.status >= 300) throw new Error(`answered ${received.status}: ${received.text.slice(0, 300)}`);
  return received;
}
