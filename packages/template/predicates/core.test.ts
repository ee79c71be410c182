import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine.ts';

const engine = createEngine({ clock: Date.now });
const context = {
  n: 5,
  m: 4,
  half: 1.5,
  zero: 0,
  text: 'b',
  digits: '5',
  yes: true,
  no: false,
  nil: null,
  list: [1, 2],
  same: [1, 2],
  object: { a: 1, b: [2] },
  turned: { b: [2], a: 1 },
  word: 'true',
};
const holds = (predicate: string, value: unknown = context): boolean =>
  engine.render(`{.${predicate}}1{.or}0{.end}`, value).output === '1';

describe('template-language §2.6 comparisons', () => {
  it.each([
    ['equal? n 5', true],
    ['equal? n 4', false],
    ['equal? n digits', false],
    ['equal? digits n', false],
    ['equal? digits "5"', true],
    ['equal? nil nothing', false],
    ['equal? object {"a":1,"b":[2]}', false],
    ['notEqual? n digits', true],
    ['equal? n "x"', false],
    ['equal? text "b"', true],
    ['equal? text b', false],
    ['equal? yes true', true],
    ['equal? yes word', false],
    ['equal? yes n', false],
    ['equal? no zero', false],
    ['equal? nil null', true],
    ['equal? nothing null', false],
    ['equal? nothing alsoNothing', true],
    ['equal? list same', true],
    ['equal? list [1,2]', true],
    ['equal? list [2,1]', false],
    ['equal? object turned', true],
    ['equal? object list', false],
    ['equal? n list', false],
    ['equal?:text:"b"', true],
    ['equal?  n  5', true],
    ['notEqual? n 4', true],
    ['notEqual? n 5', false],
    ['greaterThan? n 4', true],
    ['greaterThan? n 5', false],
    ['greaterThan? n digits', false],
    ['greaterThan? text "a"', true],
    ['greaterThan? n "4"', true],
    ['lessThan? digits 6', true],
    ['lessThan? digits 10', false],
    ['greaterThan? yes word', false],
    ['greaterThanOrEqual? yes word', true],
    ['greaterThanOrEqual? list same', true],
    ['greaterThan? n nil', true],
    ['nth? m 2', true],
    ['nth? n 2', false],
    ['nth? digits 5', false],
    ['nth? n half', false],
    ['plural?', false],
    ['greaterThan? list 1', false],
    ['greaterThan? nothing 1', false],
    ['greaterThan? yes no', true],
    ['greaterThanOrEqual? n 5', true],
    ['greaterThanOrEqual? n 6', false],
    ['lessThan? n 6', true],
    ['lessThan? n 5', false],
    ['lessThan? list same', false],
    ['lessThan? nothing 1', true],
    ['lessThan? nil 1', true],
    ['lessThan? text "c"', true],
    ['lessThanOrEqual? n 5', true],
    ['lessThanOrEqual? n 4', false],
    ['even? m', true],
    ['even? n', false],
    ['even? half', false],
    ['even? digits', false],
    ['even? 2', true],
    ['odd? n', true],
    ['odd? 3', true],
    ['odd? zero', false],
    ['odd? nothing', false],
    ['debug?', false],
  ])('%s: %s', (predicate, answer) => {
    expect(holds(predicate)).toBe(answer);
  });

  it.each([
    ['equal? 5', 5, true],
    ['equal? "5"', 5, false],
    ['greaterThan? 3', 5, true],
    ['lessThan? 3', 5, false],
    ['even?', 4, true],
    ['even?', -4, true],
    ['even?', 'four', false],
    ['odd?', -3, true],
    ['odd?', 2.5, false],
    ['nth? 3', 9, true],
    ['nth? 3', 10, false],
    ['nth? 0', 10, false],
    ['nth? x', 10, false],
    ['nth? 3', '9', false],
    ['nth? 0.5', 2, false],
    ['plural?', 2, true],
    ['plural?', 1.5, false],
    ['plural?', 2.5, true],
    ['singular?', 1.5, true],
    ['singular?', 0.5, false],
    ['plural?', '3', true],
    ['plural?', 1, false],
    ['plural?', null, false],
    ['singular?', 1, true],
    ['singular?', '1', true],
    ['singular?', true, true],
    ['singular?', 0, false],
    ['debug?', { debug: true }, true],
    ['debug?', { debug: {} }, false],
  ])('%s of the node %j: %s', (predicate, node, answer) => {
    expect(holds(predicate, node)).toBe(answer);
  });

  it.each([
    '{.equal?}x{.end}',
    '{.equal? a b c}x{.end}',
    '{.nth?}x{.end}',
    '{.nth? 1 2 3}x{.end}',
    '{.equal? .}x{.end}',
    '{.equal?:a:"open}x{.end}',
    '{.even? ?}x{.end}',
    '{.nth? a..b}x{.end}',
    '{.even? a b}x{.end}',
  ])('refuses the arguments of %s when it reads the template', (template) => {
    const { errors } = engine.render(template, {});
    expect(errors[0]?.code).toMatch(/^PREDICATE_(ARGS_INVALID|NEEDS_ARGS)$/);
  });

  it('administration §8 template: a formatter that is not implemented says so; units-metric? is false', () => {
    const { output, errors } = engine.render('{.units-metric?}1{.or}0{.end}', {});
    expect(output).toBe('0');
    expect(errors.map(({ code, message }) => [code, message])).toEqual([
      ['GENERAL_ERROR', expect.stringContaining('not yet implemented')],
    ]);
  });
});
