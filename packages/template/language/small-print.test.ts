import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine.ts';
import { describeError } from '../errors.ts';
import { runCases, withPartials } from './case-table.test-data.ts';

const engine = createEngine({ clock: () => 0 });
const told = (template: string, context: unknown = {}): string[] =>
  engine.render(template, context).errors.map(describeError);

describe('template-language §7.1 instructions', () => {
  runCases([
    ['{.ctx @x a=b ?}{@x.a}', { b: 1 }, '1'],
    ['{.ctx @x a=b }{@x.a}', { b: 1 }, '1'],
    ['{.ctx @x a=b c=}{@x.a}', { b: 1 }, '1'],
    ['{.ctx @x ?}', {}, '{.ctx @x ?}', 'CTXVAR_EXPECTS_BINDINGS@1:1'],
    ['{.var}', {}, '{.var}', 'WHITESPACE_EXPECTED@1:1'],
    ['{.ctx}', {}, '{.ctx}', 'WHITESPACE_EXPECTED@1:1'],
    ['{.ctx @x}', {}, '{.ctx @x}', 'WHITESPACE_EXPECTED@1:1'],
    ['{.inject}', {}, '{.inject}', 'WHITESPACE_EXPECTED@1:1'],
    ['{.inject @x}', {}, '{.inject @x}', 'WHITESPACE_EXPECTED@1:1'],
    ['{.include}', {}, '{.include}', '', withPartials({ a: 'x' })],
    ['{.var @a b?}', {}, '{.var @a b?}'],
    ['{.var @a ?}', {}, '{.var @a ?}', 'MISSING_VARIABLE_NAME@1:1'],
    ['{a}', { a: [null, 1, [2], 'x'] }, 'null,1,,x'],
  ]);
});

describe('template-language §7.1 order and place of errors', () => {
  runCases([
    ['{.section a}{.if b}{.end', {}, '', 'EOF_IN_BLOCK@1:25'],
    ['{.section a}x{.or}y{.if b}z', {}, 'y', 'EOF_IN_BLOCK@1:28'],
    [
      '{.or}{a|nope}{.end}{.i}',
      {},
      '{a|nope}{.i}',
      [
        'FORMATTER_UNKNOWN@1:10',
        'INVALID_INSTRUCTION@1:20',
        'NOT_ALLOWED_AT_ROOT@1:1',
        'MISMATCHED_END@1:14',
      ].join(' '),
    ],
    [
      '{.repeated section a}x{.alternates with}-{.alternates with}+{.end}',
      { a: [1, 2] },
      'x-+x',
      'NOT_ALLOWED_IN_BLOCK@1:42',
    ],
    ['{.equal? .}{.end}', {}, '{.equal? .}', 'PREDICATE_ARGS_INVALID@1:10 MISMATCHED_END@1:12'],
    ['{.if equal?:a:"x}{.end}', {}, '{.if equal?:a:"x}', 'PREDICATE_ARGS_INVALID@1:13 MISMATCHED_END@1:18'],
    ['{.if a}{.or even? ?}{.end}', { a: 1 }, '{.or even? ?}', 'PREDICATE_ARGS_INVALID@1:19'],
    ['{.nth? 2 3 4}{.end}', {}, '{.nth? 2 3 4}', 'PREDICATE_ARGS_INVALID@1:8 MISMATCHED_END@1:14'],
  ]);

  it.each([
    [
      '{.section a}b',
      'SyntaxError EOF_IN_BLOCK at line 1 character 14: Reached EOF in the middle of {.section a} started at line 1 char 1',
    ],
    [
      'x\n{.if a}b{.or}c',
      'SyntaxError EOF_IN_BLOCK at line 2 character 15: Reached EOF in the middle of {.or} started at line 2 char 9',
    ],
    [
      '{.repeated section a}{.alternates with}',
      'SyntaxError EOF_IN_BLOCK at line 1 character 40: Reached EOF in the middle of {.alternates with} started at line 1 char 22',
    ],
    [
      '{.equal? a 1}',
      'SyntaxError EOF_IN_BLOCK at line 1 character 14: Reached EOF in the middle of {.equal? a 1} started at line 1 char 1',
    ],
    ['{.end}', 'SyntaxError MISMATCHED_END at line 1 character 1: Mismatched END found at ROOT.'],
    [
      '{.macro m}{.or}{.end}',
      'SyntaxError NOT_ALLOWED_IN_BLOCK at line 1 character 11: OR_PREDICATE instruction is not allowed inside MACRO block.',
    ],
    [
      '{.equal? a 1}{.alternates with}{.end}',
      'SyntaxError NOT_ALLOWED_IN_BLOCK at line 1 character 14: ALTERNATES_WITH instruction is not allowed inside PREDICATE block.',
    ],
  ])('%j tells one error', (template, sentence) => {
    expect(told(template)).toEqual([sentence]);
  });

  it('administration §8 template: a Julian day outside the supported range is told with the day (§7)', () => {
    expect(told('{t|date %Y}', { t: 8.64e15 })).toEqual([
      'RuntimeError DATE_OUT_OF_RANGE at line 1 character 1: Julian day 102440588 is outside the supported range: 0 to 4881503.',
    ]);
    expect(told('{t|date %Y}', { t: Date.UTC(8652, 11, 31) })).toEqual([]);
  });
});

describe('template-language §7 sources', () => {
  it('reads a template of 1 MB and refuses a longer one', () => {
    const source = '{a}'.padEnd(1_048_576, 'x');
    expect(engine.render(source, { a: 1 }).output).toHaveLength(1_048_574);
    expect(told(`${source}x`)[0]).toContain('LIMIT_SOURCE');
  });
});
