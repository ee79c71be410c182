import { createSecretKey, randomBytes, randomUUIDv7 } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTrial } from '@veranda/db/sites/writer';
import { createApp } from '@veranda/server/app';
import { startWorker } from '@veranda/server/worker';
import type { RecaptchaSettings } from '@veranda/server/platform/captcha/recaptcha';
import type { AppDeps } from '@veranda/server/app-deps';
import type { Logger } from '@veranda/server/platform/observe/logger';
import type { StarterLibrary } from '@veranda/server/features/sites/starter-library';
import { openAdapters } from '../../apps/server/open-deps.ts';
import { openSession, type Session } from './browser-session.ts';
import { administer } from './postgres-setup.ts';
import { selfSigned } from './self-signed.ts';
import { freePort } from './server-process.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import { tinyStarter } from './tiny-starter.ts';

/** The whole application on a loopback port with a database of its own. */
export interface TestApp {
  readonly deps: AppDeps;
  readonly db: TestDatabase;
  readonly port: number;
  readonly studioHost: string;
  /** Lines of the log at `error`: empty unless something went wrong. */
  readonly faults: object[];
  studio(): Session;
  site(slug: string): Session;
  /** A signed-in owner with a published site made of the tiny starter, in the theme `levain` unless another is named. */
  ownerWithSite(slug: string, theme?: string): Promise<{ session: Session; siteId: string; slug: string }>;
  close(): Promise<void>;
}

/** Starts the application with the real adapters of a laptop; the clock is the machine's. */
export async function openTestApp(
  options: {
    readonly worker?: boolean;
    /** By https, with a certificate that no one vouches for. */
    readonly https?: boolean;
    readonly themes?: string;
    readonly stripe?: string;
    readonly stripeAccount?: AppDeps['settings']['stripe']['account'];
    readonly recaptcha?: RecaptchaSettings;
    /** What new sites are made of; without it the tiny starter. */
    readonly starters?: StarterLibrary;
    /** Another process of the same installation: its database, keys, hosts and files are this one's too. */
    readonly beside?: TestApp;
  } = {},
): Promise<TestApp> {
  const { beside } = options;
  const db = beside?.db ?? (await openTestDatabase());
  const dataDir = beside?.deps.settings.dataDir ?? mkdtempSync(join(tmpdir(), 'veranda-test-'));
  const faults: object[] = [];
  const silent = (): void => {};
  const log: Logger = {
    debug: silent,
    info: silent,
    warn: silent,
    error: (fields) => void faults.push(fields),
  };
  const secure = options.https ?? false;
  const server = secure ? createSecureServer(selfSigned()) : createServer();
  const wanted = await freePort();
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const studioHost = beside?.studioHost ?? `localhost:${port}`;
  const deps = openAdapters(
    { db, log, now: Date.now, newId: () => randomUUIDv7(), random: (bytes) => randomBytes(bytes) },
    {
      studioOrigin: `${secure ? 'https' : 'http'}://${studioHost}`,
      sitesDomain: studioHost,
      scheme: secure ? 'https' : 'http',
      crumbKeys: beside?.deps.settings.crumbKeys ?? freshKeys(),
      sealKeys: beside?.deps.settings.sealKeys ?? freshKeys(),
      stripe: {
        apiBase: options.stripe ?? 'http://127.0.0.1:9',
        scriptUrl: `${options.stripe ?? 'http://127.0.0.1:9'}/stripe.js`,
        account: options.stripeAccount ?? null,
      },
      development: true,
      trustedProxies: [],
      bundles: {
        studio: 'apps/studio/dist',
        storefront: 'apps/storefront/dist',
        collectors: 'apps/collectors/dist',
      },
      themes: options.themes ?? 'packages/themes',
      dataDir,
      smtpUrl: undefined,
      ...(options.recaptcha ? { recaptcha: options.recaptcha } : {}),
    },
    {
      starters: options.starters ?? {
        sites: [tinyStarter],
        templates: ['levain', 'overdub', 'fieldnotes'].map((theme) => ({ ...tinyStarter, theme })),
        picture: () => Promise.reject(new Error('no pictures here')),
      },
    },
  );
  const app = await createApp(deps);
  server.on('request', app.handle);
  const worker = options.worker ? await startWorker(deps) : null;

  const studio = (): Session => openSession(port, studioHost, { secure });
  const made = new Set<string>();
  return {
    deps,
    db,
    port,
    studioHost,
    faults,
    studio,
    site: (slug) => openSession(port, `${slug}.${studioHost}`, { secure }),
    async ownerWithSite(slug, theme = tinyStarter.theme) {
      if (made.has(slug)) await moveAside(db.url, slug);
      made.add(slug);
      const session = studio();
      await session.send('GET', '/api/studio/session');
      const email = `owner@${slug}.example`;
      await expectOk(
        session.send('POST', '/api/studio/accounts', { email, password: 'a long enough pass phrase' }),
      );
      const created = await expectOk(session.send('POST', '/api/studio/sites', { name: slug, theme }));
      const siteId: string = created.json.site.id;
      await expectOk(session.send('POST', `/api/studio/sites/${siteId}/publish`, {}));
      // Tests move the clock by months.
      await db.forSite(siteId, (tx) => setTrial(tx, { status: 'paid' }));
      await deps.sites.refresh(siteId);
      return { session, siteId, slug };
    },
    async close() {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await worker?.close();
      await app.close();
      await deps.sites.close();
      await deps.images.close();
      if (beside) return;
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
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
