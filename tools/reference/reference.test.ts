import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFormatters, sitePredicates } from '@veranda/render/formatters/all';
import { cldrLocales } from '@veranda/render/locales/cldr-locales';
import { tagsOf } from '@veranda/render/tags/read-tags';
import { tagTable } from '@veranda/render/tags/tags.data';
import { readPack } from '@veranda/server/platform/locales/read-pack';
import { createEngine } from '@veranda/template/engine';
import { ERROR_EXAMPLES } from '@veranda/template/error-examples.data';
import { ERROR_TABLE } from '@veranda/template/errors.data';
import { coreFormatters } from '@veranda/template/formatters/all';
import { INSTRUCTION_TABLE, type InstructionExample } from '@veranda/template/instructions.data';
import { LIMIT_TABLE, type Limits } from '@veranda/template/limits';
import { corePredicates } from '@veranda/template/predicates/core';
import { describe, expect, it } from 'vitest';
import { limitExamples } from './limit-examples.data.ts';
import { referencePage } from './reference-page.ts';

function engineOf(generateAfter: number, limits: Partial<Limits> = {}) {
  let now = 0;
  const plugins = { formatters: siteFormatters, predicates: sitePredicates, cldr: cldrLocales(readPack) };
  return createEngine({ ...plugins, clock: () => now++, generateAfter, limits });
}
const tiers = [
  ['closures', engineOf(Number.POSITIVE_INFINITY, { milliseconds: 100_000 })],
  ['generated code', engineOf(0, { milliseconds: 100_000 })],
] as const;

const formatters = [...coreFormatters, ...siteFormatters].flatMap((family) => family.formatters);
const predicates = [...corePredicates, ...sitePredicates].flatMap((family) => family.predicates);
const rows: readonly (readonly [string, InstructionExample | undefined])[] = [
  ...INSTRUCTION_TABLE.map(({ name, example }) => [`instruction ${name}`, example] as const),
  ...formatters.map(({ name, example }) => [`formatter ${name}`, example] as const),
  ...predicates.map(({ name, example }) => [`predicate ${name}`, example] as const),
];

describe.each(tiers)('the examples of the reference, by %s', (_tier, engine) => {
  it.each(rows)('%s prints what it says', (_name, example) => {
    if (example === undefined) throw new Error('no example');
    const { template, context, partials = {}, injects = {}, now, preprocess = false, output } = example;
    const result = engine.render(template, context, {
      partials: new Map(Object.entries(partials)),
      injects: new Map(Object.entries(injects)),
      preprocess,
      ...(now === undefined ? {} : { now }),
    });
    expect(result.output).toBe(output);
  });

  it.each(Object.entries(ERROR_EXAMPLES))('error %s happens as it says', (code, example) => {
    expect(engine.render(example, { a: 'x' }).errors.map((error) => error.code)).toContain(code);
  });
});

describe('the limits of the reference', () => {
  it('have an example each', () => {
    expect(Object.keys(limitExamples).sort()).toEqual(LIMIT_TABLE.map(({ key }) => key).sort());
  });
  it.each(Object.entries(limitExamples))('%s is reached', (key, { value, template, context, code }) => {
    const { errors } = engineOf(Number.POSITIVE_INFINITY, { [key]: value }).render(template, context);
    if (key === 'errors') expect(errors).toHaveLength(value + 1);
    expect(errors.map((error) => error.code)).toContain(code);
  });
});

describe('the tags of the reference', () => {
  it.each(tagTable.map((row) => [row.name, row.syntax]))('%s is one', (name, syntax) => {
    expect(tagsOf(syntax)).toMatchObject([{ name, start: 0, end: syntax.length }]);
  });
});

describe('docs/reference/template-language.md', () => {
  it('is what the tables give: run npm run reference', () => {
    const file = join(import.meta.dirname, '../../docs/reference/template-language.md');
    expect(readFileSync(file, 'utf8')).toBe(referencePage());
  });
  it('has an entry for everything', () => {
    const page = referencePage();
    const names = [...formatters, ...predicates].map(({ name }) => `**${name}**`);
    expect([...names, ...Object.keys(ERROR_TABLE)].filter((name) => !page.includes(name))).toEqual([]);
  });
});
