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

/** Expected and actual output of a case: every line for a person who reads why it failed. */
interface CaseFailure {
  readonly id: string;
  readonly template: string;
  readonly expected: readonly string[];
  readonly got: readonly string[];
}

interface CasesResult {
  readonly passed: number;
  readonly failures: readonly CaseFailure[];
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
  const failures = cases.flatMap((one) => failureOf(one, rendered(one, render)) ?? []);
  return { passed: cases.length - failures.length, failures };
}

/** A failed case as a person reads it. */
export function describeFailure({ id, template, expected, got }: CaseFailure): string {
  const part = (name: string, lines: readonly string[]) => `  ${name}:\n${indented(lines.join('\n'))}`;
  return [id, part('template', [template]), part('expected', expected), part('got', got)].join('\n');
}

function indented(text: string): string {
  return text.replace(/^/gm, '    ');
}

function failureOf(one: TemplateCase, result: RenderResult | null): CaseFailure | undefined {
  const { id, template } = one;
  const wanted = [(one.output ?? '').trim(), ...(one.messages ?? one.errors ?? [])];
  if (result === null) return { id, template, expected: wanted, got: ['the data is no JSON'] };
  const { errors } = result;
  const got = [result.output.trim(), ...told(one, errors)];
  const codes = errors.map(({ code }) => code);
  const begins = (one.errors ?? []).every((code, index) => codes[index] === code);
  return begins && same(got, wanted) ? undefined : { id, template, expected: wanted, got };
}

/**
 * The errors as the case states them: whole lines, else codes. A case that states none may have no error of
 * reading; those of running are not stated by the public cases.
 */
function told(one: TemplateCase, errors: RenderResult['errors']): string[] {
  if (one.messages) return errors.map(describeError);
  if (one.errors) return errors.map(({ code }) => code);
  return errors.filter(({ kind }) => kind === 'syntax').map(describeError);
}

/**
 * Null when the data of the case is no JSON. A first rendering may be slow, since it reads locale data: then
 * the second counts.
 */
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
