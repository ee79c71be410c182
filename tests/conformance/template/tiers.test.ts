import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFormatters, sitePredicates } from '@veranda/render/formatters/all';
import { cldrLocales } from '@veranda/render/locales/cldr-locales';
import { readPack } from '@veranda/server/platform/locales/read-pack';
import { createEngine, type RenderOptions } from '@veranda/template/engine';
import { describeError } from '@veranda/template/errors';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../../shared/conformance/template');
const present = existsSync(join(folder, 'cases.json'));

interface Case {
  readonly id: string;
  readonly template: string;
  readonly json: string;
  readonly partials?: Readonly<Record<string, string>>;
  readonly injects?: Readonly<Record<string, string>>;
  readonly locale?: string;
  readonly now?: number;
  readonly preprocess?: boolean;
  readonly errors?: readonly string[];
  readonly messages?: readonly string[];
}

const cases: Case[] = present ? JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8')) : [];

function engineOf(generateAfter: number) {
  return createEngine({
    clock: Date.now,
    formatters: siteFormatters,
    predicates: sitePredicates,
    cldr: cldrLocales(readPack),
    generateAfter,
  });
}

const closures = engineOf(Number.POSITIVE_INFINITY);
const generated = engineOf(0);

function given(one: Case): [string, unknown, RenderOptions] {
  const injects = Object.entries(one.injects ?? {}).map(([name, text]) => [name, JSON.parse(text)] as const);
  const options = {
    partials: new Map(Object.entries(one.partials ?? {})),
    injects: new Map(injects),
    locale: one.locale ?? 'en',
    now: one.now ?? 0,
    preprocess: one.preprocess ?? false,
  };
  return [one.template, one.json === '' ? {} : JSON.parse(one.json), options];
}

describe.skipIf(!present)('public cases in both tiers (skipped where the shared data is absent)', () => {
  it.each(cases.map((one) => [one.id, one] as const))(
    '%s is the same by closures and by generated code',
    (_id, one) => {
      expect(generated.render(...given(one))).toEqual(closures.render(...given(one)));
    },
  );
});

describe.skipIf(!present)('errors of the public cases (template-language §3)', () => {
  const wrong = cases.filter((one) => one.messages !== undefined);
  it.each(wrong.map((one) => [one.id, one] as const))('%s', (_id, one) => {
    const { errors } = closures.render(...given(one));
    expect(errors.slice(0, one.errors?.length).map(({ code }) => code)).toEqual(one.errors);
    expect(errors.map(describeError)).toEqual(one.messages);
  });
});
