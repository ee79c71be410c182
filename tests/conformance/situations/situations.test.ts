import { createEngine } from '@veranda/template/engine';
import { describe, expect, it } from 'vitest';
import { expressions, failures } from './failures.data.ts';
import { lexing, truth } from './language.data.ts';
import { partialScopes, scopes } from './scopes.data.ts';
import type { Situation } from './situation.ts';

const tiers = [
  ['closures', createEngine({ clock: () => 0, generateAfter: Number.POSITIVE_INFINITY })],
  ['generated code', createEngine({ clock: () => 0, generateAfter: 0 })],
] as const;

const topics: readonly (readonly [string, readonly Situation[]])[] = [
  ['scopes (template-language §1.2, §1.3, §5.1)', scopes],
  ['partials and macros (§2.1)', partialScopes],
  ['truth and conditions (§1.2, §1.3)', truth],
  ['delimiters and white space (§1.1)', lexing],
  ['failures (§3)', failures],
  ['expressions (§1.4)', expressions],
];

describe.each(topics)('situations of %s', (_topic, situations) => {
  describe.each(tiers)('by %s', (_tier, engine) => {
    it.each(situations.map((situation) => [situation[0], situation] as const))('%s', (_what, one) => {
      const [, template, context, output, needs = {}] = one;
      const { partials = {}, injects = {}, preprocess = false, errors = '' } = needs;
      const result = engine.render(template, context, {
        partials: new Map(Object.entries(partials)),
        injects: new Map(Object.entries(injects)),
        preprocess,
        now: 0,
      });
      const found = result.errors.map(
        ({ code, line, column, name }) => `${code}@${line}:${column}${name === '' ? '' : `(${name})`}`,
      );
      expect({ output: result.output, errors: found.join(' ') }).toEqual({ output, errors });
    });
  });
});
