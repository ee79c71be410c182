import { setTimeout as pause } from 'node:timers/promises';
import { archive } from '@veranda/domain/blocks/archive/archive';
import { calendar } from '@veranda/domain/blocks/calendar/calendar';
import { gallery } from '@veranda/domain/blocks/gallery/gallery';
import { summary } from '@veranda/domain/blocks/summary/summary';
import { tagCloud } from '@veranda/domain/blocks/tag-cloud/tag-cloud';
import { sql } from 'kysely';
import { startDatabase } from '../../apps/server/start-database.ts';
import { createSession, type Session } from '../../tests/support/browser-session.ts';
import { addCollection } from '../../tests/support/items.ts';
import { addItems } from '../../tests/support/many-items.ts';
import { startedFolder } from '../../tests/support/server-process.ts';
import { insertOn } from '../../tests/support/write-on-page.ts';
import { report, type Row } from '../support/report.ts';
import { seedSite, type SeededSite, signInOwner } from '../support/seeded-site.ts';
import { startProduct } from '../support/subject.ts';
import { scaled } from '../support/trial.ts';

// A page drawn anew beside a collection of 10,000 items in times of one beside 1,000, and the publication of one
// item that was changed.
const goal = 1.3;
/** Milliseconds of a publication of one changed item. */
const publishGoal = 500;
/** MB that the process may grow by: pages hold no items, and the first search indexes them by parts, which are garbage then. */
const memoryGoals = { drawn: 64, searched: 200 };
const sizes = { small: scaled(1_000, 60), large: scaled(10_000, 80) };
const draws = scaled(60, 2);
const publications = scaled(15, 2);
const day = 86_400_000;

/** Numbers make every page one that is kept nowhere; they change nothing of what it shows. */
const pages = {
  'a list': '/journal?max=1{n}',
  'its third page': '/journal?offset=40&max=1{n}',
  'a list of a tag': '/journal?tag=tag-3&max=1{n}',
  'a list of a category': '/journal?category=category-2&max=1{n}',
  'a list of a month': '/diary?month=2026-10&max=1{n}',
  'an item with its neighbours': '/journal/post-15?max=1{n}',
  'a summary': '/summary?max=1{n}',
  'an archive': '/archive?max=1{n}',
  'a calendar': '/calendar?max=1{n}',
  'a tag cloud': '/tag-cloud?max=1{n}',
  'a gallery of a collection': '/gallery?max=1{n}',
  'a feed': '/journal?format=rss&max=1{n}',
};
const search = '/search?q=rareword{word}';
const searches = {
  'a search': search,
  'a search for words that every item has': '/search?q=loaf%20crust&max=1{n}',
  'a search with typing errors': '/search?q=rareowrd{word}',
};

const folder = startedFolder();
const product = await startProduct({ LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' }, folder.path);
const { database, close } = await startDatabase(
  { databaseUrl: undefined, dataDir: folder.path },
  { say: () => undefined },
);
try {
  const place = { port: product.port, folder: folder.path };
  const small = await siteOf(await seedSite(place, 1), sizes.small);
  const large = await siteOf(await seedSite(place, 1), sizes.large);
  // The calls of the preparation count no longer.
  await pause(scaled(61_000, 0));
  const before = await product.memory();
  for (const path of Object.values(pages)) await visit(large, path, 'first');
  const drawn = await product.memory();
  await visit(large, search, '1');
  const searched = await product.memory();
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages))
    rows.push(await compareDraws(name, path, { small, large }));
  for (const [name, path] of Object.entries(searches))
    rows.push(await compareDraws(name, path, { small, large }));
  rows.push(...(await comparePublications({ small, large })));
  rows.push(
    {
      name: `MB more when each page of ${sizes.large} items is drawn for the first time`,
      ratio: (drawn - before) / 1_000_000,
      goal: memoryGoals.drawn,
      most: true,
    },
    {
      name: `MB more when ${sizes.large} items are searched for the first time`,
      ratio: (searched - drawn) / 1_000_000,
      goal: memoryGoals.searched,
      most: true,
    },
  );
  report('items/many-items', rows);
} finally {
  await close();
  await product.stop();
  folder.remove();
}

interface Site {
  readonly owner: Session;
  readonly base: string;
  readonly id: string;
  readonly visitor: Session;
}

async function siteOf(seeded: SeededSite, count: number): Promise<Site> {
  const owner = await signInOwner(product.port, seeded);
  const base = `/api/studio/sites/${seeded.id}`;
  const journal = await addCollection(owner, seeded.id, { title: 'Journal' });
  const diary = await addCollection(owner, seeded.id, { title: 'Diary' });
  // Of the same years, with more a month; and of as many a month, over more years.
  const span = (n: number, days: number) => Date.UTC(2026, 11, 20) - Math.floor((n * days) / count) * day;
  for (const [{ id }, days] of [
    [journal, 3_000],
    [diary, count * 3],
  ] as const)
    for (let from = 0; from < count; from += 1_000)
      await addItems(
        database,
        seeded.id,
        itemsOf(id, { from, to: Math.min(count, from + 1_000), span, days }),
      );
  await addBlocks(owner, seeded.id, { journal: journal.id, diary: diary.id });
  await database.forSite(seeded.id, (tx) =>
    sql`update collection set status = 'published' where site_id = ${seeded.id}`.execute(tx),
  );
  const { status, text } = await owner.send('POST', `${base}/publish`, {});
  if (status !== 200) throw new Error(text);
  return { owner, base, id: seeded.id, visitor: createSession(product.port, seeded.host) };
}

/** A page for each block that shows items. */
async function addBlocks(
  owner: Session,
  siteId: string,
  { journal, diary }: { readonly journal: string; readonly diary: string },
): Promise<void> {
  const blocks = {
    Summary: [summary, { collectionId: journal, pageSize: 6, filter: { category: 'Category-1' } }],
    Archive: [archive, { collectionId: journal, groupBy: 'month', layout: 'list', showCounts: true }],
    Calendar: [calendar, { collectionId: diary, months: 3 }],
    'Tag cloud': [tagCloud, { collectionId: journal, source: 'tag', limit: 40, sized: true }],
    Gallery: [gallery, { source: 'collection', collectionId: journal }],
  } as const;
  for (const [title, [kind, value]] of Object.entries(blocks)) {
    await owner.send('POST', `/api/studio/sites/${siteId}/pages`, { title, place: 'unlinked' });
    const slug = title.toLowerCase().replace(' ', '-');
    await insertOn(
      owner,
      { siteId, slug },
      {
        type: kind.id,
        value: { ...kind.defaults, ...value },
      },
    );
  }
}

interface Part {
  readonly from: number;
  readonly to: number;
  readonly days: number;
  readonly span: (n: number, days: number) => number;
}

function itemsOf(collectionId: string, { from, to, span, days }: Part) {
  const words = 'The crumb of a loaf says how long it stood, and the crust how hot the oven was. '.repeat(8);
  return Array.from({ length: to - from }, (_, at) => {
    const n = from + at;
    return {
      collectionId,
      title: `Post ${n}`,
      excerpt: `${words.slice(0, 160)} rareword${n % 50}`,
      position: `b${String(n).padStart(6, '0')}`,
      publishOn: span(n, days),
      tags: [`tag-${n % 30}`, `tag-${(n + 7) % 30}`],
      categories: [`category-${n % 8}`],
      author: `Author ${n % 5}`,
    };
  });
}

/** Milliseconds of an answer. @throws for a page that is not what it should be */
async function visit({ visitor }: Site, path: string, n: string): Promise<number> {
  const headers = {
    'x-forwarded-for': `10.${Math.floor(Math.random() * 250)}.${n.length}.${Number(n) % 250 || 1}`,
  };
  const began = performance.now();
  const answer = await visitor.send(
    'GET',
    path.replace('{n}', n).replace('{word}', String(Number(n) % 50 || 1)),
    undefined,
    headers,
  );
  const took = performance.now() - began;
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return took;
}

async function compareDraws(
  name: string,
  path: string,
  { small, large }: { readonly small: Site; readonly large: Site },
): Promise<Row> {
  const times = { small: [] as number[], large: [] as number[] };
  // By turns: whatever else the machine does meets both alike.
  for (let n = 0; n < draws; n += 1) {
    times.small.push(await visit(small, path, String(1_000 + n)));
    times.large.push(await visit(large, path, String(1_000 + n)));
  }
  const [few, many] = [middle(times.small), middle(times.large)];
  return {
    name: `${name} of ${sizes.large} items drawn anew, in times of one of ${sizes.small}`,
    'small, ms': Number(few.toFixed(2)),
    'large, ms': Number(many.toFixed(2)),
    ratio: many / few,
    goal,
    most: true,
  };
}

async function comparePublications(sites: { readonly small: Site; readonly large: Site }): Promise<Row[]> {
  const times = { small: [] as number[], large: [] as number[] };
  const first = { small: [] as number[], large: [] as number[] };
  for (let n = 0; n < publications; n += 1)
    for (const size of ['small', 'large'] as const) {
      times[size].push(await publishAnew(sites[size], n));
      first[size].push(await visit(sites[size], '/journal', String(n)));
    }
  const [few, many] = [middle(times.small), middle(times.large)];
  const [firstFew, firstMany] = [middle(first.small), middle(first.large)];
  return [
    {
      name: `publish of one changed item of ${sizes.large}, milliseconds`,
      'small, ms': Number(few.toFixed(1)),
      ratio: many,
      goal: publishGoal,
      most: true,
    },
    {
      name: `the list after it, in times of one of ${sizes.small}`,
      'small, ms': Number(firstFew.toFixed(1)),
      'large, ms': Number(firstMany.toFixed(1)),
      ratio: firstMany / firstFew,
      goal,
      most: true,
    },
  ];
}

/** Milliseconds of a publication of a title that nobody has written before. */
async function publishAnew({ owner, base, id }: Site, n: number): Promise<number> {
  await database.forSite(id, (tx) =>
    sql`update item set title = ${`Title ${String(n)}`} where site_id = ${id} and url_slug = 'post-5'`.execute(
      tx,
    ),
  );
  const began = performance.now();
  const { status, text } = await owner.send('POST', `${base}/publish`, {});
  const took = performance.now() - began;
  if (status !== 200) throw new Error(text);
  return took;
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
