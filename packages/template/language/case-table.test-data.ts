import { expect, it } from 'vitest';
import { createEngine, type RenderOptions } from '../engine.ts';

/** Output of a template for a context, and its errors: `CODE@line:column`, and `(name)` in a partial. */
export type LanguageCase = readonly [
  template: string,
  context: unknown,
  output: string,
  errors?: string,
  options?: RenderOptions,
];

const engines = [
  ['closures', createEngine({ clock: () => 0, generateAfter: Number.POSITIVE_INFINITY })],
  ['generated code', createEngine({ clock: () => 0, generateAfter: 0 })],
] as const;

/** Options with these partials. */
export function withPartials(partials: Readonly<Record<string, string>>): RenderOptions {
  return { partials: new Map(Object.entries(partials)) };
}

/** Runs each case by closures and by generated code. */
export function runCases(cases: readonly LanguageCase[]): void {
  for (const [template, context, output, errors = '', options = {}] of cases)
    it.each(engines)(`${JSON.stringify(template)} of ${JSON.stringify(context)} by %s`, (_tier, engine) => {
      const result = engine.render(template, context, { now: 0, ...options });
      expect(result.output).toBe(output);
      expect(
        result.errors
          .map(({ code, line, column, name }) => `${code}@${line}:${column}${name === '' ? '' : `(${name})`}`)
          .join(' '),
      ).toBe(errors);
    });
}
