import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteEngine } from '@veranda/render/formatters/engine';
import { cldrLocales } from '@veranda/render/locales/cldr-locales';
import { readPack } from '@veranda/server/platform/locales/read-pack';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../../../../shared/conformance/template');
const present = existsSync(join(folder, 'cases.json'));

interface Case {
  readonly id: string;
  readonly category: string;
  readonly template: string;
  readonly json: string;
  readonly partials?: Readonly<Record<string, string>>;
  readonly injects?: Readonly<Record<string, string>>;
  readonly locale?: string;
  readonly now?: number;
  readonly preprocess?: boolean;
  readonly output: string;
}

const engine = createSiteEngine({ clock: Date.now, locales: cldrLocales(readPack) });

/** Output of a case, trimmed as its README says. */
function printed(one: Case): string {
  const injects = Object.entries(one.injects ?? {}).map(([name, text]) => [name, JSON.parse(text)] as const);
  const { output } = engine.render(one.template, one.json === '' ? {} : JSON.parse(one.json), {
    partials: new Map(Object.entries(one.partials ?? {})),
    injects: new Map(injects),
    locale: one.locale ?? 'en',
    ...(one.now === undefined ? {} : { now: one.now }),
    ...(one.preprocess ? { preprocess: true } : {}),
  });
  return output.trim();
}

describe.skipIf(!present)('template language: public cases (skipped where the shared data is absent)', () => {
  const cases: Case[] = present ? JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8')) : [];
  /** Cases that cannot pass, each by a decision of the reference page's section 5. */
  const excepted = new Set([
    // 5.2 number fidelity: numbers are doubles, so that 0.0 and 0 have one plural category.
    'java:plugins/platform/i18n/f-message-plural-pl-PL',
  ]);
  const runnable = cases.filter(({ id }) => !excepted.has(id));
  it.each(runnable.map((one) => [one.id, one] as const))('%s', (_id, one) => {
    expect(printed(one)).toBe((one.output ?? '').trim());
  });
});
