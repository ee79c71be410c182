import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listBenches } from '../../bench/support/list-benches.ts';
import { isAlive, startProcess } from '../support/server-process.ts';

interface Trial {
  readonly bench: string;
  readonly rows: readonly {
    readonly name: string;
    readonly ratio: number;
    readonly [figure: string]: unknown;
  }[];
}

const files = listBenches();

it('finds the benches', () => expect(files.length).toBeGreaterThan(9));

// Two at a time: a trial compares its figures with nothing, and a bench waits half of its time for other
// processes.
describe.concurrent('every bench runs for half a second, with little of everything', () => {
  it.for(files)('%s', async (file, { expect, onTestFinished }) => {
    const { FIRST_START = '' } = process.env;
    const started = startProcess([process.execPath, join('bench', file)], {
      BENCH_SECONDS: '0.5',
      BENCH_TRIAL: '1',
      FIRST_START,
    });
    // Its parts end with it, however it ends.
    onTestFinished(async () => {
      started.child.kill('SIGTERM');
      await started.ended();
    });
    const ended = await started.ended();
    const said = started.output();
    expect([ended, ended === 0 ? '' : said]).toEqual([0, '']);
    const [, told = '{}'] = /^TRIAL (.*)$/m.exec(said) ?? [];
    const { bench, rows } = JSON.parse(told) as Trial;
    expect(`${bench}.ts`).toBe(file);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) {
      const figures = Object.entries(row).filter(([, figure]) => typeof figure === 'number');
      const odd = figures.filter(([, figure]) => !Number.isFinite(figure));
      expect([row.name, odd]).toEqual([row.name, []]);
      // The subject of a bench takes time: growth of memory and what was too slow may be nothing.
      if (!/^(?:MB more|share of)/.test(row.name))
        expect([row.name, row.ratio > 0]).toEqual([row.name, true]);
    }
    expect(isAlive(started.pid)).toBe(false);
  });
});
