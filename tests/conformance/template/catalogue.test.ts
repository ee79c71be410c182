import { siteFormatters, sitePredicates } from '@veranda/render/formatters/all';
import { createSiteEngine } from '@veranda/render/formatters/engine';
import { cldrLocales } from '@veranda/render/locales/cldr-locales';
import { readPack } from '@veranda/server/platform/locales/read-pack';
import { coreFormatters } from '@veranda/template/formatters/all';
import { corePredicates } from '@veranda/template/predicates/core';
import { describe, expect, it } from 'vitest';

const formatters = [...coreFormatters, ...siteFormatters].flatMap((family) => family.formatters);
const predicates = [...corePredicates, ...sitePredicates].flatMap((family) => family.predicates);
const engine = createSiteEngine({ clock: Date.now, locales: cldrLocales(readPack) });

describe('the catalogue of template-language §2', () => {
  it('has 95 formatters and 101 predicates, each named once', () => {
    expect(new Set(formatters.map(({ name }) => name)).size).toBe(95);
    expect(new Set(predicates.map(({ name }) => name)).size).toBe(101);
    expect([formatters.length, predicates.length]).toEqual([95, 101]);
  });

  const deep: unknown[] = [];
  for (let at = deep, depth = 0; depth < 500; depth++) at.push((at = []));
  const odd: Readonly<Record<string, unknown>> = {
    missing: undefined,
    nil: null,
    yes: true,
    zero: -0,
    nan: Number.NaN,
    huge: 1e308,
    tiny: 5e-324,
    empty: '',
    space: ' ',
    tags: '<<>>{{}}',
    digits: '9'.repeat(400),
    lone: '\ud800',
    long: 'a<"{\'@#'.repeat(50_000),
    none: [],
    list: [null, [], {}, 'x', 1],
    bare: {},
    deep,
    item: {
      id: {},
      items: [null, 1],
      tags: [{}, null],
      categories: 5,
      author: 'x',
      location: 7,
      excerpt: [],
      oembed: 1,
      structuredContent: {
        productType: 1,
        variants: [null, 'x', { attributes: [], pricingOptions: [null] }],
      },
      colorData: 1,
      mediaFocalPoint: { x: 'a' },
      originalSize: {},
      systemDataVariants: 'w,1w,99999w',
      entries: [null],
      type: 'address',
      values: [1],
      startDate: {},
      endDate: 1e300,
      hue: Number.NaN,
      saturation: 1,
      lightness: 1,
    },
  };

  it.each(formatters.map((row) => [row.name, row] as const))(
    '%s takes any kind of value in bounded time, and never throws but for what is no date',
    (name, { args }) => {
      const words = args?.min ? ' 1' : '';
      for (const key of Object.keys(odd)) {
        const started = performance.now();
        const { errors } = engine.render(`{a, b|${name}${words}}{.var @x a|${name}${words}}`, {
          a: odd[key],
          b: 'x',
        });
        expect(performance.now() - started, key).toBeLessThan(500);
        const thrown = errors.filter(({ code }) => code === 'UNEXPECTED_ERROR');
        if (name !== 'date') expect(thrown.map(({ message }) => `${key}: ${message}`)).toEqual([]);
      }
    },
  );

  it.each(predicates.map((row) => [row.name, row] as const))(
    '%s takes any kind of node',
    (name, { args }) => {
      const words = args?.min ? ' 1' : '';
      for (const key of Object.keys(odd)) {
        const { errors } = engine.render(`{.${name}${words}}1{.end}`, odd[key]);
        const thrown = errors.filter(({ code }) => code === 'UNEXPECTED_ERROR');
        expect(thrown.map(({ message }) => `${key}: ${message}`)).toEqual([]);
      }
    },
  );

  it.each([...formatters, ...predicates].map((row) => [row.name, row] as const))(
    '%s prints what its example says',
    (_name, { example, summary }) => {
      expect(summary).not.toBe('');
      expect(example).toBeDefined();
      if (!example) return;
      const { output } = engine.render(example.template, example.context, {
        partials: new Map(Object.entries(example.partials ?? {})),
        ...(example.now === undefined ? {} : { now: example.now }),
      });
      expect(output).toBe(example.output);
    },
  );
});
