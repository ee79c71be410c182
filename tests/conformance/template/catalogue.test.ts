import { siteFormatters, sitePredicates } from '@veranda/render/formatters/all';
import { createSiteEngine } from '@veranda/render/formatters/engine';
import { cldrLocales } from '@veranda/render/locales/cldr-locales';
import { readPack } from '@veranda/server/platform/locales/read-pack';
import { coreFormatters } from '@veranda/template/formatters/all';
import { corePredicates } from '@veranda/template/predicates/core';
import { describe, expect, it } from 'vitest';

const formatters = [...coreFormatters, ...siteFormatters].flatMap((family) => family.formatters);
const predicates = [...corePredicates, ...sitePredicates].flatMap((family) => family.predicates);
const engine = createSiteEngine({ locales: cldrLocales(readPack) });

describe('the catalogue of template-language §2', () => {
  it('has 95 formatters and 101 predicates, each named once', () => {
    expect(new Set(formatters.map(({ name }) => name)).size).toBe(95);
    expect(new Set(predicates.map(({ name }) => name)).size).toBe(101);
    expect([formatters.length, predicates.length]).toEqual([95, 101]);
  });

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
