import { sql } from 'kysely';
import { startDatabase } from '../../apps/server/start-database.ts';
import { createSession } from '../../tests/support/browser-session.ts';
import { addCollection } from '../../tests/support/items.ts';
import { addItems } from '../../tests/support/many-items.ts';
import { startedFolder } from '../../tests/support/server-process.ts';
import { report, type Row } from '../support/report.ts';
import { seedSite, signInOwner } from '../support/seeded-site.ts';
import { startProduct } from '../support/subject.ts';
import { scaled } from '../support/trial.ts';

// The page of an item with 10,000 comments in times of one with 100: drawn again, and its last page of comments.
const goal = 1.3;
/** The last page passes the keys of all comments before it. */
const lastGoal = 3;
const sizes = { small: 100, large: scaled(10_000, 200) };
const draws = scaled(60, 2);

const folder = startedFolder();
const product = await startProduct({ LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.1' }, folder.path);
const { database, close } = await startDatabase(
  { databaseUrl: undefined, dataDir: folder.path },
  { say: () => undefined },
);
try {
  const seeded = await seedSite({ port: product.port, folder: folder.path }, 1);
  const owner = await signInOwner(product.port, seeded);
  const journal = await addCollection(owner, seeded.id, { title: 'Journal' });
  const [small = '', large = ''] = await addItems(
    database,
    seeded.id,
    ['Small', 'Large'].map((title) => ({ collectionId: journal.id, title, hasComments: true })),
  );
  await addComments(small, sizes.small);
  await addComments(large, sizes.large);
  await database.forSite(seeded.id, (tx) =>
    sql`update collection set status = 'published' where site_id = ${seeded.id}`.execute(tx),
  );
  const published = await owner.send('POST', `/api/studio/sites/${seeded.id}/publish`, {});
  if (published.status !== 200) throw new Error(published.text);
  const visitor = createSession(product.port, seeded.host);

  async function addComments(itemId: string, count: number): Promise<void> {
    await database.forSite(seeded.id, (tx) =>
      sql`with added as (
          insert into item_comment (site_id, id, item_id, author, email, body, status, content_hash, written_at)
          select ${seeded.id}::uuid, gen_random_uuid(), ${itemId}::uuid, 'Reader ' || n, 'r@reader.example',
            repeat('The crust says how hot the oven was. ', 4), 'approved', convert_to(n::text, 'UTF8'),
            timestamptz '2026-01-01' + n * interval '1 minute'
          from generate_series(1, ${Math.ceil(count / 2)}::int) n returning id, written_at)
        select count(*) from added`.execute(tx),
    );
    await database.forSite(seeded.id, (tx) =>
      sql`insert into item_comment (site_id, id, item_id, parent_id, author, email, body, status, content_hash, written_at)
        select c.site_id, gen_random_uuid(), c.item_id, c.id, 'Reader', 'r@reader.example', 'So it does.', 'approved',
          convert_to('reply ' || c.id, 'UTF8'), c.written_at + interval '1 day'
        from item_comment c where c.site_id = ${seeded.id} and c.item_id = ${itemId}`.execute(tx),
    );
    await database.forSite(seeded.id, (tx) => sql`select count(*) from item_comment`.execute(tx));
  }

  // Numbers make every page one that is kept nowhere; what is read of the comments is forgotten with the site's version.
  async function visit(path: string, n: number): Promise<number> {
    await database.forSite(seeded.id, (tx) =>
      sql`update site set version = version + 1 where id = ${seeded.id}`.execute(tx),
    );
    const began = performance.now();
    const answer = await visitor.send('GET', `${path}&max=1${String(n)}`, undefined, {
      'x-forwarded-for': `10.${String(n % 250)}.1.1`,
    });
    if (answer.status !== 200 || !answer.text.includes('v-comment-replies'))
      throw new Error(`${path}: ${String(answer.status)}`);
    return performance.now() - began;
  }

  async function compare(name: string, paths: readonly [string, string], most: number): Promise<Row> {
    const few: number[] = [];
    const many: number[] = [];
    // By turns: whatever else the machine does meets both alike.
    for (let n = 0; n < draws; n += 1) {
      few.push(await visit(paths[0], n));
      many.push(await visit(paths[1], n));
    }
    const [short, long] = [middle(few), middle(many)];
    return {
      name: `${name} with ${String(sizes.large)} comments, in times of one with ${String(sizes.small)}`,
      'small, ms': Number(short.toFixed(2)),
      'large, ms': Number(long.toFixed(2)),
      ratio: long / short,
      goal: most,
      most: true,
    };
  }

  const small0 = `${journal.path}/small?offset=0`;
  report('comments/many-comments', [
    await compare('the page of an item', [small0, `${journal.path}/large?offset=0`], goal),
    await compare(
      'the last page',
      [`${journal.path}/small?offset=50`, `${journal.path}/large?offset=${String(sizes.large - 50)}`],
      lastGoal,
    ),
  ]);
} finally {
  await close();
  await product.stop();
  folder.remove();
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
