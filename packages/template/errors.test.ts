import { describe, expect, it } from 'vitest';
import { createEngine } from './engine.ts';
import { ERROR_EXAMPLES } from './error-examples.data.ts';
import { describeError, TemplateFault } from './errors.ts';

const engine = createEngine({ clock: () => 0 });
const context = { a: 'x', text: 'x'.repeat(4_000), list: [1, 2, 3] };

describe('the table of errors (template-language §3)', () => {
  // The example of GENERAL_ERROR needs a predicate of the site.
  const tried = Object.entries(ERROR_EXAMPLES).filter(([code]) => code !== 'GENERAL_ERROR');
  it.each(tried)('%s is what its example causes', (code, example) => {
    const found = engine.render(example, context).errors.find((error) => error.code === code);
    expect(found?.message).not.toMatch(/[{]\w+[}]/);
    expect(found?.line).toBe(1);
  });

  it('tells the whole line of an error', () => {
    const [error] = engine.render('one\n {.i}', {}).errors;
    expect(error && describeError(error)).toBe(
      "SyntaxError INVALID_INSTRUCTION at line 2 character 2: Invalid instruction '.i'",
    );
  });
});

describe('modes (template-language §3)', () => {
  it('strict throws the first syntax error before anything runs', () => {
    const run = () => engine.render('{@|apply none}{.i}', {}, { mode: 'strict' });
    expect(run).toThrow(TemplateFault);
    expect(run).toThrow('INVALID_INSTRUCTION');
  });

  it('strict throws the first error of the run', () => {
    expect(() => engine.render('{@|apply none}', {}, { mode: 'strict' })).toThrow('APPLY_PARTIAL_MISSING');
  });

  it('validate reads without running', () => {
    const { output, errors } = engine.render('{@|apply none}{.i}', {}, { mode: 'validate' });
    expect([output, errors.map(({ code }) => code)]).toEqual(['', ['INVALID_INSTRUCTION']]);
  });

  it('safe tells a partial’s errors once, as children', () => {
    const partials = new Map([['p', 'ok\n{.x}']]);
    const { errors } = engine.render('{@|apply p}{@|apply p}{.include p}', {}, { partials });
    expect(
      errors.map(({ code, children }) => [code, children?.map(({ line, name }) => [line, name])]),
    ).toEqual([['COMPILE_PARTIAL_SYNTAX', [[2, 'p']]]]);
  });
});

describe('hostile sources', () => {
  const codes = (template: string, limits = {}): string[] => [
    ...new Set(engine.render(template, context, { limits }).errors.map(({ code }) => code)),
  ];

  it('lists a thousand errors, and says that there are more', () => {
    const { errors } = engine.render('{.i}\n'.repeat(50_000), {});
    expect([errors.length, errors.at(-1)?.code]).toEqual([1_001, 'LIMIT_ERRORS']);
    const running = engine.render('{@|apply none}'.repeat(20), {}, { limits: { errors: 3 } }).errors;
    expect(running.map(({ code }) => code).slice(2)).toEqual(['APPLY_PARTIAL_MISSING', 'LIMIT_ERRORS']);
  });

  it.each(['{.if a}', '{.section @}', '{.macro m}', '{.repeated section list}'])(
    'bears %s in itself without end',
    (tag) => {
      expect(codes(tag.repeat(10_000))).toContain('LIMIT_NESTING');
    },
  );

  it('bears a chain of conditions without end, and goes on after it', () => {
    const chain = `{.if none}${'{.or equal? 1 2}x'.repeat(10_000)}{.end}after`;
    expect(engine.render(chain, context)).toMatchObject({
      output: 'after',
      errors: [{ code: 'LIMIT_NESTING' }],
    });
  });

  it('goes on after blocks that are nested too deep', () => {
    const deep = `${'{.if a}'.repeat(150)}deep${'{.end}'.repeat(150)}after`;
    expect(engine.render(deep, context)).toMatchObject({
      output: 'after',
      errors: [{ code: 'LIMIT_NESTING' }],
    });
  });

  it('ends a rendering whose variables grow without end', () => {
    expect(codes(`{.var @x text}${'{.var @x @x|output @x}{.var @x @x|json}'.repeat(200)}`)).toEqual([]);
    expect(codes(`{.var @x text|json}${'{.var @x @x|json|json}'.repeat(200)}`)).toEqual(['LIMIT_OUTPUT']);
  });

  it('keeps what was printed before the limit, within the limit, and tells where it was', () => {
    const partials = new Map([['p', 'inside {text}']]);
    const { output, errors } = engine.render('é{a}\n{@|apply p}', context, {
      partials,
      limits: { outputBytes: 50 },
    });
    expect(output).toBe('éx\n');
    expect(errors).toMatchObject([{ code: 'LIMIT_OUTPUT', name: 'p', line: 1, column: 8 }]);
  });

  it('counts output in bytes and cuts no character', () => {
    const { output } = engine.render('ééé', {}, { limits: { outputBytes: 5 } });
    expect(output).toBe('éé');
  });

  it('takes a function for nothing', () => {
    const host = { run: () => 1, list: [() => 1] };
    expect(engine.render('{run}{.if run}x{.end}{list.0}{.section run}x{.end}', host).output).toBe('');
  });
});
