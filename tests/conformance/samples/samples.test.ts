import { readdirSync } from 'node:fs';
import { siteFormatters, sitePredicates } from '@veranda/render/formatters/all';
import { createEngine } from '@veranda/template/engine';
import { describe, expect, it } from 'vitest';
import { readSample } from './read-sample.ts';

const plugins = { formatters: siteFormatters, predicates: sitePredicates, clock: () => 0 };
const tiers = [
  ['closures', createEngine({ ...plugins, generateAfter: Number.POSITIVE_INFINITY })],
  ['generated code', createEngine({ ...plugins, generateAfter: 0 })],
] as const;

const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

describe.each(tiers)('samples of themes, by %s', (_tier, engine) => {
  it.each(names)('%s', (name) => {
    const { template, context, expected, errors, options } = readSample(name);
    const result = engine.render(template, context, { ...options, now: 0 });
    expect(result.output).toBe(expected);
    expect(
      result.errors.map((error) => {
        const partial = error.name === '' ? '' : `(${error.name})`;
        return `${error.code}@${error.line}:${error.column}${partial}`;
      }),
    ).toEqual(errors);
  });
});

describe('the samples', () => {
  it('are sixty at least', () => {
    expect(names.length).toBeGreaterThanOrEqual(60);
  });
});
