import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@veranda/db/platform/embedded-postgres';
import { ensureDatabase } from '@veranda/db/platform/ensure-database';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { createSession, type Session } from '../support/browser-session.ts';
import { freePort, type StartedProcess, startProcess, startedFolder } from '../support/server-process.ts';

const folder = startedFolder();
let port = 0;
const close: (() => Promise<unknown>)[] = [async () => folder.remove()];
let server: StartedProcess | undefined;
afterAll(async () => {
  for (const each of close.reverse()) await each();
});

/**
 * A moment of a publication: the server waits for its first write into `table`, with `next` for the first
 * statement that needs that table after the commit, so that it is killed exactly there.
 */
interface Moment {
  readonly how: 'by-hand' | 'scheduled';
  readonly table: string;
  readonly next?: { readonly table: string; readonly mode: string; readonly statement: string };
}

const moments: readonly Moment[] = [
  { how: 'by-hand', table: 'document_revision' },
  { how: 'by-hand', table: 'revision' },
  { how: 'by-hand', table: 'manifest_entry' },
  { how: 'by-hand', table: 'site' },
  // Committed, and this process's memory of the site is the old one.
  {
    how: 'by-hand',
    table: 'form',
    next: { table: 'site', mode: 'access exclusive', statement: 'select' },
  },
  { how: 'scheduled', table: 'revision' },
  { how: 'scheduled', table: 'manifest_entry' },
  { how: 'scheduled', table: 'collection' },
  // Committed, and its message is not marked as sent.
  {
    how: 'scheduled',
    table: 'scheduled_publication',
    next: { table: 'outbox', mode: 'share', statement: 'set "sent_at"' },
  },
];

/** One at each moment by default; 100 with KILLS=100. */
const kills = Number(process.env.KILLS ?? moments.length);

interface Shop {
  readonly owner: Session;
  readonly base: string;
}

async function start(url: string): Promise<void> {
  server = startProcess([process.execPath, join(import.meta.dirname, '../../apps/server/main.ts')], {
    PORT: String(port),
    DATA_DIR: folder.path,
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
  });
  await server.printed(/Ready/);
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  close.push(() => client.end());
  return client;
}

async function logIn(): Promise<Shop> {
  const owner = createSession(port, `localhost:${port}`);
  await owner.send('GET', '/api/studio/session');
  const login = { email: 'owner@levain.example', password: 'veranda-levain', rememberMe: true };
  expect((await owner.send('POST', '/api/studio/session', login)).status).toBe(200);
  const siteId: string = (await owner.send('GET', '/api/studio/sites')).json.sites[0].id;
  return { owner, base: `/api/studio/sites/${siteId}` };
}

/** Waits until somebody waits for a lock with a statement that has these words. */
async function halted(client: pg.Client, words: string): Promise<void> {
  const question = `select from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock' and query ilike $1`;
  await expect
    .poll(async () => (await client.query(question, [`%${words}%`])).rowCount, {
      timeout: 60_000,
      interval: 10,
    })
    .toBeGreaterThan(0);
}

/** Rounds that visitors see in the titles of the pages, both of which each publication changes. */
async function liveRounds(): Promise<string[]> {
  const visitor = createSession(port, `levain.localhost:${port}`);
  const texts = await Promise.all(slugs.map((slug) => visitor.send('GET', `/${slug}`)));
  return texts.map(({ status, text }) => {
    const title = /<title>([^<]*)/.exec(text)?.[1] ?? '';
    return /Round (\d+)/.exec(title)?.[1] ?? `${status} ${title}`;
  });
}

interface EditedPage {
  readonly id: string;
  readonly urlSlug: string;
  readonly version: string;
}

/** Two pages that everybody finds by their own titles. */
const slugs = ['our-flour', 'visit'] as const;

async function twoPages({ owner, base }: Shop): Promise<EditedPage[]> {
  const pages: EditedPage[] = (await owner.send('GET', `${base}/pages`)).json.pages;
  return slugs.flatMap((slug) => pages.find(({ urlSlug }) => urlSlug === slug) ?? []);
}

async function renamePages(shop: Shop, round: number): Promise<void> {
  const seo = { title: `Round ${round}`, description: '', imageAssetId: null };
  for (const { id, version } of await twoPages(shop)) {
    const answer = await shop.owner.send('PATCH', `${shop.base}/pages/${id}`, { version, seo });
    expect(answer.status, answer.text).toBe(200);
  }
}

/** Begins a publication of all that has changed: a call, or the message of a schedule that is due. */
async function prepare(watcher: pg.Client, { owner, base }: Shop, { how }: Moment, pages: readonly string[]) {
  if (how === 'by-hand') {
    // Nobody has read the draft since its last change: the publication does.
    await watcher.query('update document_draft set read_edits = -1');
    return {
      begin: async () => void owner.send('POST', `${base}/publish`, {}).catch(() => {}),
      finish: async () => void (await owner.send('POST', `${base}/publish`, {})),
    };
  }
  const at = `${new Date().getUTCFullYear() + 1}-03-31T09:00`;
  const documents = pages.map((id) => ({ kind: 'page', id }));
  const made = await owner.send('POST', `${base}/publishing/schedules`, { at, documents });
  expect(made.status, made.text).toBe(200);
  const { id } = made.json.schedule;
  await watcher.query('update scheduled_publication set due_at = now() where id = $1', [id]);
  const makeDue = `update outbox set due_at = now() where payload ->> 'id' = $1`;
  const sent = `select from outbox o join scheduled_publication p on o.payload ->> 'id' = p.id::text
    where p.id = $1 and p.state = 'done' and o.sent_at is not null`;
  return {
    begin: async () => void (await watcher.query(makeDue, [id])),
    // The pause after the claim of the process that died is over.
    finish: async () => {
      await watcher.query(makeDue, [id]);
      await expect.poll(async () => (await watcher.query(sent, [id])).rowCount, { timeout: 30_000 }).toBe(1);
    },
  };
}

/** Kills the server when it is about to write into the table of a moment, or to do what comes after the commit. */
async function killAt(
  { table, next }: Moment,
  begin: () => Promise<void>,
  [watcher, first, second]: readonly [pg.Client, pg.Client, pg.Client],
): Promise<void> {
  // Lets everybody read and hold rows, and nobody write.
  await first.query(`begin; lock table ${table} in share mode`);
  await begin();
  await halted(watcher, table);
  if (next) {
    const locked = second.query(`begin; lock table ${next.table} in ${next.mode} mode`);
    // It waits where the publication has written there, and is first when that ends.
    if (next.mode === 'access exclusive') await halted(watcher, 'lock table');
    await first.query('rollback');
    await locked;
    await halted(watcher, next.statement);
  }
  server?.child.kill('SIGKILL');
  await server?.ended();
  await first.query('rollback');
  await second.query('rollback');
}

it('a site is wholly the old or the new one when a publication is killed between any two steps, and a schedule is done once', {
  timeout: 240_000 + kills * 20_000,
}, async () => {
  try {
    await killedWhilePublishing();
  } finally {
    // A failed try leaves no server to the next one, which begins with a database of its own.
    server?.child.kill('SIGTERM');
    await server?.ended();
    for (const end of close.splice(1).reverse()) await end();
  }
});

async function killedWhilePublishing(): Promise<void> {
  port = await freePort();
  const postgres = await startEmbeddedPostgres({ folder: join(folder.path, randomUUID().slice(0, 8)) });
  close.push(() => postgres.stop());
  await ensureDatabase(postgres.url('postgres'), 'publishing');
  const url = postgres.url('publishing');
  await start(url);
  const clients = [await connect(url), await connect(url), await connect(url)] as const;
  const shop = await logIn();
  const { owner, base } = shop;
  const ids = (await twoPages(shop)).map(({ id }) => id);
  expect(ids).toHaveLength(slugs.length);
  const revisions = async () => (await owner.send('GET', `${base}/revisions`)).json.revisions[0].number;
  await renamePages(shop, 0);
  expect((await owner.send('POST', `${base}/publish`, {})).status).toBe(200);
  for (let n = 1; n <= kills; n += 1) {
    // Safe: the remainder is an index.
    const moment = moments[(n - 1) % moments.length] as Moment;
    const before = await revisions();
    await renamePages(shop, n);
    const { begin, finish } = await prepare(clients[0], shop, moment, ids);
    await killAt(moment, begin, clients);
    await start(url);
    const shown = String(moment.next ? n : n - 1);
    expect(await liveRounds(), JSON.stringify(moment)).toEqual([shown, shown]);
    await finish();
    await expect.poll(liveRounds, { timeout: 30_000 }).toEqual([String(n), String(n)]);
    expect(await revisions(), JSON.stringify(moment)).toBe(before + 1);
  }
  const check = startProcess(
    [process.execPath, join(import.meta.dirname, '../../apps/server/check-invariants.ts')],
    { PORT: String(port), DATA_DIR: folder.path, DATABASE_URL: url },
  );
  expect(await check.ended(), check.output()).toBe(0);
}
