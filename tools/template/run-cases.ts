import { createSiteEngine } from '@veranda/render/formatters/engine';
import { cldrLocales } from '@veranda/render/locales/cldr-locales';
import { readPack } from '@veranda/server/platform/locales/read-pack';
import type { RenderResult } from '@veranda/template/engine';
import { describeError } from '@veranda/template/errors';
import { DEFAULT_LIMITS } from '@veranda/template/limits';

/** A case of the conformance format: a template, its data as JSON text, and what it prints. */
export interface TemplateCase {
  readonly id: string;
  readonly template: string;
  readonly json?: string;
  readonly partials?: Readonly<Record<string, string>>;
  readonly injects?: Readonly<Record<string, string>>;
  readonly locale?: string;
  readonly now?: number;
  readonly preprocess?: boolean;
  readonly output?: string;
  /** The codes of the first errors, where they are given. */
  readonly errors?: readonly string[];
  /** Every error's whole line, where they are given. */
  readonly messages?: readonly string[];
}

export interface CasesResult {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

/** Runs cases in the site's engine, in safe mode and within the limits of the language. */
export function runCases(cases: readonly TemplateCase[]): CasesResult {
  const engine = createSiteEngine({ clock: Date.now, locales: cldrLocales(readPack) });
  const render = (one: TemplateCase): RenderResult =>
    engine.render(one.template, parsed(one.json), {
      partials: new Map(Object.entries(one.partials ?? {})),
      injects: new Map(Object.entries(one.injects ?? {}).map(([name, text]) => [name, parsed(text)])),
      locale: one.locale ?? 'en',
      limits: DEFAULT_LIMITS,
      ...(one.now === undefined ? {} : { now: one.now }),
      preprocess: one.preprocess ?? false,
    });
  const failures = cases.filter((one) => !passes(one, render)).map(({ id }) => id);
  return { passed: cases.length - failures.length, failed: failures.length, failures };
}

function passes(one: TemplateCase, render: (one: TemplateCase) => RenderResult): boolean {
  const result = rendered(one, render);
  if (result === null) return false;
  const { output, errors } = result;
  const codes = errors.map(({ code }) => code);
  return (
    output.trim() === (one.output ?? '').trim() &&
    (one.errors ?? []).every((code, index) => codes[index] === code) &&
    (one.messages === undefined || same(errors.map(describeError), one.messages))
  );
}

/** Null when the data of the case is no JSON. A first rendering may be slow, since it reads locale data: then the second counts. */
function rendered(one: TemplateCase, render: (one: TemplateCase) => RenderResult): RenderResult | null {
  try {
    const first = render(one);
    return first.errors.some(({ code }) => code === 'LIMIT_TIME') ? render(one) : first;
  } catch (fault) {
    if (fault instanceof SyntaxError) return null;
    throw fault;
  }
}

function same(found: readonly string[], expected: readonly string[]): boolean {
  return found.length === expected.length && found.every((text, index) => text === expected[index]);
}

function parsed(json = ''): unknown {
  return json.trim() === '' ? {} : JSON.parse(json);
}
