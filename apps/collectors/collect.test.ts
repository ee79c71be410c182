import type { CollectorRecord } from '@veranda/domain/performance/collector';
import { describe, expect, it } from 'vitest';
import { collect } from './collect.ts';

/** A collector with a clock that is turned by hand. */
function collector(page: () => object = () => ({ is: 'page' })) {
  const sent: string[] = [];
  const faults: unknown[] = [];
  const due: { at: number; run: () => void }[] = [];
  let clock = 0;
  const made = collect({
    pageLoadId: 'load',
    now: () => clock,
    later: (run, milliseconds) => void due.push({ at: milliseconds, run }),
    deliver: (text) => void sent.push(text),
    failed: (fault) => void faults.push(fault),
    page,
    speed: () => ({ is: 'speed' }),
    access: () => ({ is: 'access' }),
  });
  const wait = (until: number) => {
    for (const one of due.filter(({ at }) => at > clock && at <= until)) {
      clock = one.at;
      one.run();
    }
    clock = until;
  };
  const names = () =>
    sent.map((text) => (JSON.parse(text) as CollectorRecord[]).map(({ eventName }) => eventName));
  return { made, wait, sent, names, faults };
}

describe('the collector of a page', () => {
  it('administration §4 collector: sends when the page was loaded 30 seconds ago; administration §9 collector: flushes 30000 ms after the load', () => {
    const { wait, names } = collector();
    wait(29_999);
    expect(names()).toEqual([]);
    wait(30_000);
    expect(names()).toEqual([['page']]);
  });

  it('administration §4 collector: page speed waits up to 60 seconds or until hidden; administration §9 collector: page speed waits up to 60000 ms', () => {
    const { wait, names, made } = collector();
    wait(59_999);
    expect(names()).toEqual([['page']]);
    wait(60_000);
    expect(names()).toEqual([['page'], ['page-speed']]);
    made.hidden();
    expect(names().slice(2)).toEqual([['accessibility']]);
  });

  it('administration §4 collector: sends when the page is hidden or left', () => {
    const { wait, names, made } = collector();
    wait(1000);
    made.hidden();
    expect(names()).toEqual([['accessibility', 'page', 'page-speed']]);
    made.hidden();
    wait(60_000);
    expect(names()).toHaveLength(1);
  });

  it('administration §4 collector: accessibility is sent once at the first key outside text fields', () => {
    const { wait, names, made } = collector();
    made.keyPressed();
    made.keyPressed();
    wait(30_000);
    made.keyPressed();
    expect(names()).toEqual([['accessibility', 'page']]);
  });

  it('administration §4 collector: accessibility is sent again when the page is hidden', () => {
    const { wait, names, made } = collector();
    wait(60_000);
    made.keyPressed();
    made.hidden();
    expect(names().slice(2)).toEqual([['accessibility'], ['accessibility']]);
  });

  it('administration §3 collector: a record has app name, event name, page-load id, timestamp and data; administration §7 collector: the body is text with a JSON array', () => {
    const { wait, sent } = collector();
    wait(30_000);
    expect(JSON.parse(sent[0] ?? '')).toEqual([
      { appName: 'site', eventName: 'page', pageLoadId: 'load', timestamp: 30_000, data: { is: 'page' } },
    ]);
  });

  it('administration §8 failure: the collector’s goes to a hook and is otherwise ignored', () => {
    const { wait, names, faults } = collector(() => {
      throw new Error('no page');
    });
    wait(60_000);
    expect([names(), faults]).toEqual([[['page-speed']], [new Error('no page')]]);
  });
});
