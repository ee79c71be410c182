import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRequestPartial, requestFeatures } from './request-partials.config.ts';

const packages = join(import.meta.dirname, '../../packages');

const partials = globSync(`${packages}/render/partials/*/*.html`);
/** Templates that a canvas draws. */
const drawn = [
  ...partials.filter((file) => !isRequestPartial(file)),
  ...globSync(`${packages}/render/{blocks,formatters,page}/**/*.html`),
  ...globSync(`${packages}/themes/*/**/*.{region,block,list,item}`),
];

describe('the partials that the studio leaves out', () => {
  it('have the texts that are left out to themselves', async () => {
    const texts = await Promise.all(
      requestFeatures.map(async (feature) => await import(`@veranda/messages/${feature}/en.data`)),
    );
    const keys = new Set(texts.flatMap(({ en }) => Object.keys(en as object)));
    expect(keys.size).toBeGreaterThan(50);
    const shown = drawn.flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/localizedStrings\.(\w+)/g),
    ]);
    expect(shown.map(([, key = '']) => key).filter((key) => keys.has(key))).toEqual([]);
  });

  it('are applied by no template that a canvas draws', () => {
    const leftOut = partials.filter(isRequestPartial).map((file) => basename(file, '.html'));
    expect([leftOut.length > 30, drawn.length > 100]).toEqual([true, true]);
    const applied = drawn.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\|apply\s+([a-z-]+)/g)]);
    expect(applied.map(([, name = '']) => name).filter((name) => leftOut.includes(name))).toEqual([]);
  });
});
