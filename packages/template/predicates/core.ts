import { shows } from '../formatters/define.ts';
import { type Ref, refOf } from '../refs.ts';
import type { Args, Predicate, PredicateFamily } from '../registry.ts';
import { asNumber, truthy } from '../values.ts';
import { compare, equal } from './compare.ts';
import {
  nodePredicate,
  type Operand,
  operandFault,
  operandsOf,
  refPredicate,
  scopePredicate,
} from './define.ts';

const debugRef = refOf('debug');
const missing: Operand = () => undefined;
const sample = { a: 'x', m: 4, n: 5 };

const core: PredicateFamily = {
  name: 'core',
  predicates: [
    comparing('equal?', '{.equal? a "x"}yes{.end}', (a, b) => equal(a, b)),
    comparing('notEqual?', '{.notEqual? a "y"}yes{.end}', (a, b) => !equal(a, b)),
    comparing('greaterThan?', '{.greaterThan? n 4}yes{.end}', (a, b) => compare(a, b) > 0),
    comparing('greaterThanOrEqual?', '{.greaterThanOrEqual? n 5}yes{.end}', (a, b) => compare(a, b) >= 0),
    comparing('lessThan?', '{.lessThan? n 6}yes{.end}', (a, b) => compare(a, b) < 0),
    comparing('lessThanOrEqual?', '{.lessThanOrEqual? n 5}yes{.end}', (a, b) => compare(a, b) <= 0),
    whole('even?', '{.even? m}yes{.end}', (value) => value % 2 === 0),
    whole('odd?', '{.odd? n}yes{.end}', (value) => value % 2 !== 0),
    refPredicate({
      name: 'nth?',
      summary: 'The whole number is divisible by the last argument: the node, or the first of two.',
      example: shows('{.repeated section @}{.nth? 2}{@}{.end}{.end}', [1, 2, 3, 4], '24'),
      args: { min: 1, max: 2, check: operandFault },
      refs: refsOf,
      bind(args) {
        const [first = missing, second] = operandsOf(args).operands;
        return (node, values) => {
          const value = second ? first(values) : node;
          const divisor = (second ?? first)(values);
          return isWhole(value) && isWhole(divisor) && divisor !== 0 && value % divisor === 0;
        };
      },
    }),
    nodePredicate({
      name: 'plural?',
      summary: 'The whole part of the node is above 1.',
      example: shows('{.section n}{@} item{.plural?}s{.end}{.end}', { n: 2 }, '2 items'),
      test: (node) => Math.trunc(asNumber(node)) > 1,
    }),
    nodePredicate({
      name: 'singular?',
      summary: 'The whole part of the node is 1.',
      example: shows('{.section n}{.singular?}one{.or}many{.end}{.end}', { n: 1 }, 'one'),
      test: (node) => Math.trunc(asNumber(node)) === 1,
    }),
    refPredicate({
      name: 'debug?',
      summary: 'The page asks for debugging: `debug` is true.',
      example: shows('{.debug?}yes{.or}no{.end}', { debug: true }, 'yes'),
      refs: () => [debugRef],
      bind:
        () =>
        (_node, [debug]) =>
          truthy(debug),
    }),
  ],
};

const i18n: PredicateFamily = {
  name: 'i18n',
  predicates: [
    scopePredicate({
      name: 'units-metric?',
      summary: 'Not yet implemented: reports so, and is false.',
      example: shows('{.units-metric?}yes{.or}no{.end}', {}, 'no'),
      bind: () => (_node, scope) => {
        scope.report({
          code: 'GENERAL_ERROR',
          data: { reason: "Predicate 'units-metric?' is not yet implemented." },
        });
        return false;
      },
    }),
  ],
};

/** The predicates that every engine has (§2.6). */
export const corePredicates: readonly PredicateFamily[] = [core, i18n];

function isWhole(value: unknown): value is number {
  return Number.isInteger(value);
}

function refsOf(args: Args): readonly Ref[] {
  return operandsOf(args).refs;
}

function comparing(name: string, template: string, holds: (a: unknown, b: unknown) => boolean): Predicate {
  return refPredicate({
    name,
    summary: 'Compares the node with its argument, or its first argument with the second.',
    example: shows(template, sample, 'yes'),
    args: { min: 1, max: 2, check: operandFault },
    refs: refsOf,
    bind(args) {
      const [first = missing, second] = operandsOf(args).operands;
      return second
        ? (_node, values) => holds(first(values), second(values))
        : (node, values) => holds(node, first(values));
    },
  });
}

function whole(name: string, template: string, holds: (value: number) => boolean): Predicate {
  return refPredicate({
    name,
    summary: 'Of a whole number: the node, or its argument.',
    example: shows(template, sample, 'yes'),
    args: { max: 1, check: operandFault },
    refs: refsOf,
    bind(args) {
      const [operand] = operandsOf(args).operands;
      return (node, values) => {
        const value = operand ? operand(values) : node;
        return isWhole(value) && holds(value);
      };
    },
  });
}
