import { setTimeout as pause } from 'node:timers/promises';
import { createSession, type Session } from '../../tests/support/browser-session.ts';
import { writeOn } from '../../tests/support/write-on-page.ts';
import { startedFolder } from '../../tests/support/server-process.ts';
import { report } from '../support/report.ts';
import { seedSite, type SeededSite, signInOwner } from '../support/seeded-site.ts';
import { startProduct } from '../support/subject.ts';
import { scaled } from '../support/trial.ts';

// From the press to the answer, after which visitors get it: one page of many was changed, each time anew.
const goal = { milliseconds: 300, timesOfSmall: 1.3 };
const sizes = { small: scaled(50, 5), large: scaled(500, 10) };
const publications = scaled(31, 3);

const folder = startedFolder();
const product = await startProduct({ LOG_LEVEL: 'warn' }, folder.path);
try {
  const place = { port: product.port, folder: folder.path };
  const small = await siteOf(await seedSite(place, 1), sizes.small);
  const large = await siteOf(await seedSite(place, 1), sizes.large);
  // The calls of the preparation count no longer.
  await pause(scaled(61_000, 0));
  const times = { small: [] as number[], large: [] as number[] };
  // By turns: whatever else the machine does meets both alike.
  for (let n = 0; n < publications; n += 1) {
    times.small.push(await publishAnew(small, n));
    times.large.push(await publishAnew(large, n));
  }
  const [few, many] = [middle(times.small), middle(times.large)];
  report('publish/changed-page', [
    {
      name: `publish of one changed page in a site of ${sizes.large} pages, milliseconds`,
      ratio: many,
      goal: goal.milliseconds,
      most: true,
    },
    {
      name: `the same in times of a site of ${sizes.small}`,
      'small, ms': Number(few.toFixed(1)),
      ratio: many / few,
      goal: goal.timesOfSmall,
      most: true,
    },
  ]);
} finally {
  await product.stop();
  folder.remove();
}

interface Site {
  readonly owner: Session;
  readonly base: string;
  readonly id: string;
  readonly visitor: Session;
}

/** A seeded site with so many pages more, published. */
async function siteOf(seeded: SeededSite, pages: number): Promise<Site> {
  const owner = await signInOwner(product.port, seeded);
  const base = `/api/studio/sites/${seeded.id}`;
  for (let n = 0; n < pages; n += 1) {
    await patiently(() => owner.send('POST', `${base}/pages`, { title: `Page ${n}`, place: 'unlinked' }));
  }
  await patiently(() => owner.send('POST', `${base}/publish`, {}));
  const visitor = createSession(product.port, seeded.host);
  return { owner, base, id: seeded.id, visitor };
}

/** The call again and again while its session asks too often. */
async function patiently(
  call: () => Promise<{ readonly status: number; readonly text: string }>,
): Promise<void> {
  for (;;) {
    const { status, text } = await call();
    if (status === 200) return;
    if (status !== 429) throw new Error(text);
    await pause(2_000);
  }
}

/** Milliseconds of a publication of words that nobody has written before; visitors read them behind it. */
async function publishAnew({ owner, base, id, visitor }: Site, n: number): Promise<number> {
  const slug = `page-${n % Math.min(sizes.small, 5)}`;
  const words = `Words of publication ${n}`;
  await writeOn(owner, id, slug, words);
  const began = performance.now();
  const { status, text } = await owner.send('POST', `${base}/publish`, {});
  const took = performance.now() - began;
  if (status !== 200) throw new Error(text);
  const page = await visitor.send('GET', `/${slug}`);
  if (!page.text.includes(words)) throw new Error(`visitors do not read "${words}"`);
  return took;
}

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
