import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isTrial } from './trial.ts';

/** One measured line: a name, figures, the ratio, and the goal that the ratio (or figure) is held against. */
export interface Row {
  readonly name: string;
  /** Ours to the floor or peer; or, with `most`, an absolute figure. */
  readonly ratio: number;
  /** At least this, unless `most` says at most. */
  readonly goal: number;
  readonly most?: boolean;
  readonly [figure: string]: string | number | boolean | undefined;
}

const file = fileURLToPath(new URL('../baselines.json', import.meta.url));
type Baselines = Record<string, Record<string, number>>;

/**
 * Prints the rows of a bench as a table beside their committed baselines and goals. With BENCH_SAVE=1 the
 * ratios become the new baselines. A goal that is missed makes the exit code 1. In a trial the rows are
 * printed as one line of JSON.
 */
export function report(bench: string, rows: readonly Row[]): void {
  if (isTrial) {
    console.log(`TRIAL ${JSON.stringify({ bench, rows })}`);
    return;
  }
  const baselines: Baselines = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Baselines) : {};
  const known = baselines[bench] ?? {};
  console.log(`\n${bench}`);
  console.table(
    Object.fromEntries(
      rows.map(({ name, ratio, goal, most, ...figures }) => [
        name,
        {
          ...figures,
          figure: round(ratio),
          baseline: known[name] ?? '',
          goal: `${most ? '≤' : '≥'} ${goal}`,
          reached: (most ? ratio <= goal : ratio >= goal) ? 'yes' : 'NO',
        },
      ]),
    ),
  );
  if (rows.some(({ ratio, goal, most }) => (most ? ratio > goal : ratio < goal))) process.exitCode = 1;
  if (process.env['BENCH_SAVE'] !== '1') return;
  baselines[bench] = Object.fromEntries(rows.map(({ name, ratio }) => [name, round(ratio)]));
  const sorted = Object.fromEntries(Object.entries(baselines).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
