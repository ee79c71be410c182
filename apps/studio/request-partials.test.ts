import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRequestPartial } from './request-partials.config.ts';

const packages = join(import.meta.dirname, '../../packages');

describe('the partials that the studio leaves out', () => {
  it('are applied by no template that a canvas draws', () => {
    const partials = globSync(`${packages}/render/partials/*/*.html`);
    const leftOut = partials.filter(isRequestPartial).map((file) => basename(file, '.html'));
    const drawn = [
      ...partials.filter((file) => !isRequestPartial(file)),
      ...globSync(`${packages}/render/{blocks,formatters,page}/**/*.html`),
      ...globSync(`${packages}/themes/*/**/*.{region,block,list,item}`),
    ];
    expect([leftOut.length > 30, drawn.length > 100]).toEqual([true, true]);
    const applied = drawn.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\|apply\s+([a-z-]+)/g)]);
    expect(applied.map(([, name = '']) => name).filter((name) => leftOut.includes(name))).toEqual([]);
  });
});
