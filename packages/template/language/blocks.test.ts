import { describe } from 'vitest';
import { runCases } from './case-table.test-data.ts';

describe('template-language §1.2 sections', () => {
  runCases([
    ['{.section a}{b}{.end}', { a: { b: 1 } }, '1'],
    ['{.section a}{c}{.end}', { a: { b: 1 }, c: 2 }, '2'],
    ['{.section a.b}{@}{.end}', { a: { b: 1 } }, '1'],
    ['{.section a}{.section c}x{.or}no{.end}{.end}', { a: { b: 1 }, c: 2 }, 'no'],
    ['{.section a}x{.or}{b}{.end}', { b: 2 }, '2'],
    ['{.section a}x{.or}{.section b}{@}{.end}{.end}', { a: '', b: 2 }, '2'],
    ['{.section a}{.section @}{b}{.end}{.end}', { a: { b: 1 } }, '1'],
    ['{.section a}x{.or}y{.end}', { a: 0 }, 'y'],
    ['{.section a}x{.or}y{.end}', { a: false }, 'y'],
    ['{.section a}x{.or}y{.end}', { a: null }, 'y'],
    ['{.section a}x{.or}y{.end}', { a: [] }, 'y'],
    ['{.section a}x{.or}y{.end}', { a: {} }, 'y'],
    ['{.section a}x{.or}y{.end}', { a: '' }, 'y'],
    ['{.section a}x{.or}y{.end}', { a: '0' }, 'x'],
    ['{.section a}x{.or}y{.end}', { a: 'false' }, 'x'],
    ['{.section a}x{.or}y{.end}', { a: ' ' }, 'x'],
    ['{.section a}x{.or}y{.end}', { a: [0] }, 'x'],
    ['{.section a}{@}{.end}', { a: [1, 2] }, '1,2'],
    ['{.section @x}y{.or}n{.end}', {}, 'n'],
    ['{.var @x a}{.section @x}{b}{.end}', { a: { b: 1 } }, '1'],
    ['{.var @x a}{.section b}{.section @x}y{.or}n{.end}{.end}', { a: 1, b: 1 }, 'n'],
    ['{.section 0}{@}{.end}', ['x'], 'x'],
    ['{.section a.1}{@}{.end}', { a: ['x', 'y'] }, 'y'],
  ]);
});

describe('template-language §1.2 repeated sections', () => {
  runCases([
    ['{.repeated section a}{@}{.end}', { a: [1, 2, 3] }, '123'],
    ['{.repeated section a}{@}{.alternates with},{.end}', { a: [1, 2, 3] }, '1,2,3'],
    ['{.repeated section a}{@}{.alternates with}{@}-{.end}', { a: [1, 2, 3] }, '11-22-3'],
    ['{.repeated section a}x{.or}none{.end}', { a: [] }, 'none'],
    ['{.repeated section a}x{.or}none{.end}', {}, 'none'],
    ['{.repeated section a}x{.or}none{.end}', { a: { b: 1 } }, 'none'],
    ['{.repeated section a}x{.or}none{.end}', { a: 'text' }, 'none'],
    ['{.repeated section a}{@}{.alternates with},{.or}none{.end}', { a: [] }, 'none'],
    ['{.repeated section @}{@}{.end}', [1, 2], '12'],
    ['{.repeated section a}{@index}:{@index0} {.end}', { a: ['x', 'y'] }, '1:0 2:1 '],
    [
      '{.repeated section a}{.repeated section b}{@index}{.end}|{@index} {.end}',
      { a: [{ b: [1, 2] }, { b: [3] }] },
      '12|1 1|2 ',
    ],
    ['{.repeated section a}{.section b}{@index}{.end}{.end}', { a: [{ b: 1 }, { b: 2 }] }, '12'],
    ['{@index}', {}, ''],
    ['{.repeated section a}{n}{.end}', { a: [{ n: 1 }, {}, { n: 3 }], n: 9 }, '193'],
    ['{.repeated section a}{n}{.end}', { a: [{ n: null }], n: 9 }, ''],
    ['{.repeated section a}{.var @x n}{.alternates with}{@x};{.end}', { a: [{ n: 1 }, { n: 2 }] }, '1;'],
    ['{.repeated section a}{@x}{.var @x @}{.end}', { a: [1, 2] }, ''],
    ['{.repeated section a}{.end}', { a: [1, 2] }, ''],
    ['{.repeated section a}{@.b}{.end}', { a: [{ b: 1 }, 2] }, '1'],
    ['{.repeated section a}{.repeated section @}{@}{.end};{.end}', { a: [[1, 2], [3]] }, '12;3;'],
  ]);
});

describe('template-language §1.2 if', () => {
  runCases([
    ['{.if a}y{.end}', { a: 1 }, 'y'],
    ['{.if a}y{.or}n{.end}', {}, 'n'],
    ['{.if a && b}y{.or}n{.end}', { a: 1 }, 'n'],
    ['{.if a && b}y{.or}n{.end}', { a: 1, b: 1 }, 'y'],
    ['{.if a || b}y{.or}n{.end}', { b: 1 }, 'y'],
    // Evaluation stops at the first `&&` that is false: no precedence.
    ['{.if a && b || c}y{.or}n{.end}', { c: 1 }, 'n'],
    ['{.if a || b && c}y{.or}n{.end}', { a: 1 }, 'y'],
    ['{.if a || b && c}y{.or}n{.end}', { b: 1 }, 'n'],
    ['{.if a || b && c}y{.or}n{.end}', { b: 1, c: 1 }, 'y'],
    ['{.if a.b}y{.or}n{.end}', { a: { b: 1 } }, 'y'],
    ['{.section s}{.if a}y{.or}n{.end}{.end}', { s: { b: 1 }, a: 1 }, 'y'],
    ['{.if a}{b}{.end}', { a: { b: 1 }, b: 2 }, '2'],
    ['{.if even? a}y{.or}n{.end}', { a: 2 }, 'y'],
    ['{.if !a}', {}, '{.if !a}', 'IF_EXPECTED_VAROP@1:1'],
    ['{.if (a)}', {}, '{.if (a)}', 'IF_EXPECTED_VAROP@1:1'],
    ['{.if a b}', {}, '{.if a b}', 'IF_EXPECTED_VAROP@1:1'],
    ['{.if}', {}, '{.if}', 'WHITESPACE_EXPECTED@1:1'],
  ]);
});

describe('template-language §1.2 predicates', () => {
  runCases([
    ['{.equal? a 1}one{.or equal? a 2}two{.or}more{.end}', { a: 1 }, 'one'],
    ['{.equal? a 1}one{.or equal? a 2}two{.or}more{.end}', { a: 2 }, 'two'],
    ['{.equal? a 1}one{.or equal? a 2}two{.or}more{.end}', { a: 3 }, 'more'],
    ['{.repeated section a}{.even?}{@}{.or}-{.end}{.end}', { a: [1, 2, 3, 4] }, '-2-4'],
    ['{.repeated section a}{.odd? @index}{@}{.end}{.end}', { a: 'x y z'.split(' ') }, 'xz'],
    ['{.section a}{.equal? b "x"}y{.or}n{.end}{.end}', { a: { b: 'x' } }, 'y'],
    [
      '{.equal? a "b c"}y{.or}n',
      { a: 'b c' },
      '{.equal? a "b c"}yn',
      'PREDICATE_ARGS_INVALID@1:10 NOT_ALLOWED_AT_ROOT@1:19',
    ],
    ['{.section a}x{.or equal? b 1}one{.or}other{.end}', { b: 1 }, 'one'],
    ['{.if a}x{.or}y{.or}z{.end}', {}, 'yz', 'DEAD_CODE_BLOCK@1:15'],
  ]);
});

describe('template-language §3 recovery', () => {
  runCases([
    ['{.end}', {}, '', 'MISMATCHED_END@1:1'],
    ['a{.or}b', {}, 'ab', 'NOT_ALLOWED_AT_ROOT@1:2'],
    ['a{.alternates with}b', {}, 'ab', 'NOT_ALLOWED_AT_ROOT@1:2'],
    ['{.section a}x', { a: 1 }, 'x', 'EOF_IN_BLOCK@1:14'],
    ['{.section a}{.alternates with}x{.end}', { a: 1 }, 'x', 'NOT_ALLOWED_IN_BLOCK@1:13'],
    ['line\n  {.nope}\n{a}', { a: 1 }, 'line\n  {.nope}\n1', 'INVALID_INSTRUCTION@2:3'],
    ['{a|nope}{b}', { a: 1, b: 2 }, '{a|nope}2', 'FORMATTER_UNKNOWN@1:5'],
    ['{a|pluralize/1/2/3}', { a: 1 }, '{a|pluralize/1/2/3}', 'FORMATTER_ARGS_INVALID@1:14'],
    ['{a|date}', { a: 1 }, '{a|date}', 'FORMATTER_NEEDS_ARGS@1:5'],
    ['{.macro m}{.or}{.end}', {}, '', 'NOT_ALLOWED_IN_BLOCK@1:11'],
  ]);
});
