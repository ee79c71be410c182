import { setTimeout as pause } from 'node:timers/promises';
import { ensureHitPartition } from '@veranda/db/analytics/hits';
import { foldVisits } from '@veranda/server/features/analytics/fold-visits';
import { createHitBuffer } from '@veranda/server/services/sites/visits/hit-buffer';
import { createSiteDirectory } from '@veranda/server/services/sites/directory/create-site-directory';
import { sql } from 'kysely';
import { startDatabase } from '../../apps/server/start-database.ts';
import { startedFolder } from '../../tests/support/server-process.ts';
import { ask } from '../support/ask.ts';
import { report } from '../support/report.ts';
import { seedSite, signInOwner } from '../support/seeded-site.ts';
import { startProduct } from '../support/subject.ts';
import { scaled } from '../support/trial.ts';

// A month of one site with ten million hits: the overview of it, hits a second that are taken, and pages beside.
const hits = scaled(Number(process.env['BENCH_HITS'] ?? 10_000_000), 3_000);
const days = 29;
const goals = { overviewMs: 200, hitsPerSecond: 5_000, pageRatio: 1.2 };
const looks = scaled(40, 2);
const pages = scaled(400, 4);
const taken = scaled(100_000, 500);
const dayMs = 86_400_000;

const folder = startedFolder();
const product = await startProduct({ LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' }, folder.path);
const { database, close } = await startDatabase(
  { databaseUrl: undefined, dataDir: folder.path },
  { say: () => undefined },
);
const silent = () => undefined;
const log = { debug: silent, info: silent, warn: console.warn, error: console.error };
const deps = { db: database, log, now: Date.now };
const settings = { scheme: 'http' } as never;
const sites = createSiteDirectory({ ...deps, settings });
try {
  const site = await seedSite({ port: product.port, folder: folder.path }, 5);
  const owner = await signInOwner(product.port, site);
  const bytesBefore = await sizeOfHits();
  await generate(site.id);
  const bytes = (await sizeOfHits()) - bytesBefore;
  const since = performance.now();
  await foldVisits({ ...deps, sites });
  const foldSeconds = (performance.now() - since) / 1000;
  const overview = await slowest(looks, () =>
    owner.send('GET', `/api/studio/sites/${site.id}/analytics/overview`),
  );
  const page = { path: '/', headers: { host: site.host } };
  const alone = await slowest(pages, () => ask(product.origin, page));
  let isTaking = true;
  const taking = takeHits(site.id, () => isTaking);
  const beside = await slowest(pages, () => ask(product.origin, page));
  isTaking = false;
  await taking;
  const perSecond = await ingest(site.id);
  report('analytics/visits', [
    {
      name: `overview of a month of ${hits} hits, p95 ms`,
      ratio: overview.p95,
      goal: goals.overviewMs,
      most: true,
    },
    { name: 'hits a second that one process takes', ratio: perSecond, goal: goals.hitsPerSecond },
    {
      name: 'p99 of a page beside 5,000 hits a second, in times of alone',
      ratio: beside.p99 / alone.p99,
      goal: goals.pageRatio,
      most: true,
    },
    { name: 'MB of a million raw hits', ratio: bytes / hits, goal: 250, most: true },
    { name: 'seconds to fold a million hits', ratio: (foldSeconds / hits) * 1_000_000, goal: 60, most: true },
  ]);
} finally {
  await sites.close();
  await close();
  await product.stop();
  folder.remove();
}

/** Hits of some thousand visitors a day, made by the database. */
async function generate(siteId: string): Promise<void> {
  const now = Date.now();
  for (let ago = days; ago >= 1; ago -= 1) {
    const day = new Date(now - ago * dayMs).toISOString().slice(0, 10);
    await database.global((tx) => ensureHitPartition(tx, day));
    const count = Math.ceil(hits / days);
    await database.forSite(
      siteId,
      async (tx) => {
        await sql`insert into visit_hit
          select ${siteId}::uuid, ${day}::date + interval '1 s' * floor(random() * 86400),
            (array[1, 1, 1, 1, 10, 101, 102])[1 + floor(random() * 7)]::smallint,
            hashtextextended(${day} || floor(random() * ${Math.ceil(count / 10)})::text, 0),
            '/page-' || floor(random() * 200)::text, '', 0,
            (array['', 'search.example', 'news.example'])[1 + floor(random() * 3)], '',
            (array['en', 'de', 'fr'])[1 + floor(random() * 3)], '', (array['phone', 'computer'])[1 + floor(random() * 2)]
          from generate_series(1, ${count}::int)`.execute(tx);
        await sql`insert into visit_fold (site_id, day, touched_at) values (${siteId}, ${day}::date, now())
          on conflict do nothing`.execute(tx);
      },
      { statementLimit: 600_000 },
    );
  }
}

async function sizeOfHits(): Promise<number> {
  return database.global(async (tx) => {
    const { rows } = await sql<{ bytes: string }>`
      select coalesce(sum(pg_total_relation_size(inhrelid)), 0)::text as bytes from pg_inherits
      where inhparent = 'visit_hit'::regclass`.execute(tx);
    return Number(rows[0]?.bytes ?? 0);
  });
}

/** Milliseconds of many calls one after the other. */
async function slowest(times: number, run: () => Promise<unknown>): Promise<{ p95: number; p99: number }> {
  await run();
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const since = performance.now();
    await run();
    all.push(performance.now() - since);
  }
  all.sort((a, b) => a - b);
  const at = (share: number) => all[Math.min(all.length - 1, Math.floor(all.length * share))] ?? 0;
  return { p95: at(0.95), p99: at(0.99) };
}

function hitAt(index: number) {
  return {
    at: new Date(),
    kind: 'pageView' as const,
    visitor: BigInt(index % 5_000),
    path: `/page-${index % 200}`,
    subject: '',
    amount: 0,
    source: '',
    campaign: '',
    language: 'en',
    country: '',
    device: 'phone' as const,
  };
}

/** Takes 5,000 hits a second for as long as it goes on. */
async function takeHits(siteId: string, goesOn: () => boolean): Promise<void> {
  const buffer = createHitBuffer(deps);
  for (let index = 0; goesOn(); index += 500) {
    for (let more = 0; more < 500; more += 1) buffer.add(siteId, hitAt(index + more));
    await pause(100);
  }
  await buffer.flush();
}

async function ingest(siteId: string): Promise<number> {
  const buffer = createHitBuffer(deps);
  const since = performance.now();
  for (let index = 0; index < taken; index += 1) {
    buffer.add(siteId, hitAt(index));
    if (index % 10_000 === 9_999) await buffer.flush();
  }
  await buffer.flush();
  return taken / ((performance.now() - since) / 1000);
}
