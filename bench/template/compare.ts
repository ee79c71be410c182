import { report } from '../support/report.ts';
import { scaled } from '../support/trial.ts';
import {
  eta,
  handlebars,
  liquid,
  ours,
  oursCold,
  type Run,
  referenceCold,
  referenceParsed,
  referenceSource,
} from './engines.ts';
import { scenes } from './scenes.ts';

// All figures are pages per second of CPU, in one process, in turns.
const rounds = scaled(7, 1);
const warmUps = scaled(300, 20);
const turn = Number(process.env['BENCH_SECONDS'] ?? 3) * 50;

/** Pages a second of CPU in one turn. */
function measure(run: Run): number {
  const began = process.cpuUsage();
  const latest = performance.now() + turn;
  let pages = 0;
  while (performance.now() < latest) {
    run();
    pages += 1;
  }
  const { user, system } = process.cpuUsage(began);
  return pages / ((user + system) / 1e6);
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
const geometricMean = (values: readonly number[]): number =>
  Math.exp(values.reduce((sum, value) => sum + Math.log(value), 0) / values.length);

const text = (page: string): string =>
  page
    .replace(/<!-- \d+ -->/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const table = scenes.map((scene) => {
  const runs: Record<string, Run | null> = {
    ours: ours(scene),
    parsed: referenceParsed(scene),
    source: referenceSource(scene),
    cold: oursCold(scene),
    referenceCold: referenceCold(scene),
    handlebars: handlebars(scene),
    eta: eta(scene),
    liquid: liquid(scene),
  };
  const present = Object.entries(runs).flatMap(([name, run]) => (run ? [[name, run] as const] : []));
  const expected = text(runs['ours']?.() ?? '');
  for (const [name, run] of present)
    if (process.env['BENCH_SHOW'] && text(run()) !== expected) console.log(`${scene.name}: ${name} differs`);
  for (const [, run] of present) for (let warm = 0; warm < warmUps; warm += 1) run();
  const figures = new Map(present.map(([name]) => [name, [] as number[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const [name, run] of present) figures.get(name)?.push(measure(run));
  const rate = (name: string): number => middle(figures.get(name) ?? []);
  return { scene, rate };
});

const firstThree = table.filter(({ scene }) => scene.others !== null);
const real = table.filter(({ scene }) => scene.others === null);
const ratios = (rows: typeof table, a: string, b: string): number[] =>
  rows.map(({ rate }) => rate(a) / rate(b));

report('template/compare', [
  ...table.flatMap(({ scene, rate }) =>
    ['parsed', 'source', ...(scene.others ? ['handlebars', 'eta', 'liquid'] : [])].map((name) => ({
      name: `${scene.name}: ours to ${name}`,
      'ours /CPU s': Math.round(rate('ours')),
      'theirs /CPU s': Math.round(rate(name)),
      ratio: rate('ours') / rate(name),
      goal: name === 'parsed' && !scene.others ? 4 : 1,
    })),
  ),
  {
    name: 'geometric mean of the first three: ours to parsed',
    ratio: geometricMean(ratios(firstThree, 'ours', 'parsed')),
    goal: 4,
  },
  {
    name: 'geometric mean: ours to source',
    ratio: geometricMean(ratios(table, 'ours', 'source')),
    goal: 12,
  },
  ...[...firstThree, ...real].map(({ scene, rate }) => ({
    name: `${scene.name}: CPU of a cold render, ours to the reference’s`,
    ratio: rate('referenceCold') / rate('cold'),
    goal: 0.6,
    most: true,
  })),
]);
