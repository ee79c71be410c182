import { describe, expect, it } from 'vitest';
import { createEngine } from './engine.ts';

const engine = createEngine({ clock: Date.now });
const print = (template: string, value: unknown = {}): string => engine.render(template, value).output;
const codes = (template: string, options: object = {}): string[] => [
  ...new Set(engine.render(template, { a: 'x' }, options).errors.map(({ code }) => code)),
];

describe('the specification’s use of the template language', () => {
  it('storefront §9 template: truncates at 100 with an ellipsis when nothing is said; administration §9 template: truncates at 100 with an ellipsis when nothing is said', () => {
    expect(print('{@|truncate}', 'x'.repeat(100))).toBe('x'.repeat(100));
    expect(print('{@|truncate}', 'x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
  });

  it('storefront §9 template: partials nest 16 deep at most; administration §9 template: partials nest 16 deep at most', () => {
    const partials = (depth: number) =>
      new Map(
        Array.from({ length: depth }, (_, at) => [
          `p${at + 1}`,
          at + 1 === depth ? 'end' : `{@|apply p${at + 2}}`,
        ]),
      );
    expect(engine.render('{@|apply p1}', {}, { partials: partials(16) })).toMatchObject({
      output: 'end',
      errors: [],
    });
    expect(codes('{@|apply p1}', { partials: partials(17) })).toEqual(['APPLY_PARTIAL_RECURSION_DEPTH']);
  });

  it('storefront §9 template: the time zone is America/New_York when nothing is said; administration §9 template: the time zone is America/New_York when nothing is said', () => {
    expect(print('{t|date %Y-%m-%d %H:%M}', { t: Date.UTC(2026, 0, 1, 3) })).toBe('2025-12-31 22:00');
  });

  it('administration §9 template: functions max, min, abs, num, str and bool', () => {
    const results = [
      'max(1, 3, 2)',
      'min(3, 1, 2)',
      'abs(-4)',
      'num("5") + 1',
      'str(1) + "2"',
      'bool("x")',
    ].map((expression) => print(`{.eval ${expression}}`));
    expect(results).toEqual(['3', '1', '4', '6', '12', 'true']);
  });

  it('administration §9 template: constants PI, E, Infinity and NaN', () => {
    const values = ['PI > 3.14 && PI < 3.15', 'E > 2.71 && E < 2.72', 'Infinity > 1e300', 'NaN == NaN'].map(
      (one) => print(`{.eval ${one}}`),
    );
    expect(values).toEqual(['true', 'true', 'true', 'false']);
  });

  it.each([
    [
      'administration §8 template: unknown formatter or predicate',
      '{a|unheard-of}{.unheard-of?}{.end}',
      ['FORMATTER_UNKNOWN', 'PREDICATE_UNKNOWN'],
    ],
    ['administration §8 template: the end of the file inside a block', '{.section a}b', ['EOF_IN_BLOCK']],
    [
      'administration §8 template: an instruction that is not allowed inside a block or at the root',
      '{.or}{.section a}{.alternates with}{.end}',
      ['NOT_ALLOWED_AT_ROOT', 'NOT_ALLOWED_IN_BLOCK'],
    ],
    [
      'administration §8 template: a partial that is not found',
      '{@|apply nothing}',
      ['APPLY_PARTIAL_MISSING'],
    ],
    [
      'administration §8 template: partials nested too deep',
      '{.macro m}{@|apply m}{.end}{@|apply m}',
      ['APPLY_PARTIAL_RECURSION_DEPTH'],
    ],
    [
      'administration §8 template: an instruction that fails unexpectedly',
      '{a|date %Y}',
      ['UNEXPECTED_ERROR'],
    ],
  ] as const)('%s', (_statement, template, expected) => {
    expect(codes(template)).toEqual(expect.arrayContaining([...expected]));
  });

  it('administration §8 template: a partial that cannot be parsed', () => {
    expect(codes('{@|apply p}', { partials: new Map([['p', '{.x}']]) })).toEqual(['COMPILE_PARTIAL_SYNTAX']);
  });

  it.each([
    ['administration §8 template: expression: invalid function', '{.eval nothing(1)}'],
    ['administration §8 template: expression: unterminated string', '{.eval "a}'],
    ['administration §8 template: expression: unexpected character', '{.eval 1 # 2}'],
    ['administration §8 template: expression: mismatched parentheses', '{.eval (1 + 2}'],
    ['administration §8 template: expression: too many tokens', `{.eval ${Array(300).fill('1').join('+')}}`],
  ])('%s', (_statement, template) => {
    const found = codes(template);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^EXPRESSION_/);
  });

  it('administration §8 template: expression: concatenation too long', () => {
    const long = { a: 'x'.repeat(40_000) };
    const { errors } = engine.render('{.eval a + a}', long);
    expect(errors.map(({ code }) => code)).toEqual(['EXPRESSION_REDUCE']);
  });

  it('administration §7 template engine: makes no calls', () => {
    const before = globalThis.fetch;
    let calls = 0;
    globalThis.fetch = (() => {
      calls += 1;
      return Promise.reject(new Error('no calls here'));
    }) as typeof fetch;
    try {
      print('{a|html}{.if a}{a|truncate 3}{.end}{@|json}', { a: 'https://example.com' });
      expect(calls).toBe(0);
    } finally {
      globalThis.fetch = before;
    }
  });
});
