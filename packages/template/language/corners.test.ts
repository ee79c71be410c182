import { describe } from 'vitest';
import { runCases, withPartials } from './case-table.test-data.ts';

describe('template-language §1.2 where instructions meet', () => {
  runCases([
    ['{.equal? a 1}A{.or equal? a 2}B{.section z}{.or}Z{.end}{.or}C{.end}', { a: 2 }, 'BZ'],
    ['{.repeated section a}{.or}{b}{.end}', { b: 4 }, '4'],
    ['{.repeated section a}x{.alternates with}{.section b}{.or}{.end}y{.end}', { a: [7, 8] }, 'xyx'],
    ['{.repeated section a}{.section b}{@index}{.or}-{@index}{.end}{.end}', { a: [{ b: 1 }, {}] }, '1-2'],
    ['{.section a}{.section b}{.or}{c}{.end}{.end}', { a: { c: 1 } }, '1'],
    ['{.if a}{.section b}x{.or}{a}{.end}{.end}', { a: 1 }, '1'],
    ['{.if @index}y{.or}n{.end}', {}, 'n'],
    ['{.if a.b || c}y{.end}', { c: [] }, ''],
    ['{.if equal? a 1}y{.or}n{.end}', { a: 1 }, 'y'],
    ['{.section a}\n  {b}\r\n{.end}\n', { a: { b: 1 } }, '\n  1\r\n\n'],
    ['{.section a}{@foo}{.var @foo b}{@foo}{.end}{@foo}', { a: { b: 3 } }, '3'],
    ['{@foo.bar}{.var @foo a}{@foo.bar}{@foo.bar.baz}', { a: { bar: 3 } }, '3'],
    ['{.macro a/b.c-d}x{.end}{@|apply a/b.c-d}', {}, 'x'],
    ['{.ctx @x  a=b}{@x.a}', { b: 1 }, '1'],
    ['{.ctx @x a=b c}{@x.a}', { b: 1 }, '1'],
    ['{.ctx @x}', {}, '{.ctx @x}', 'WHITESPACE_EXPECTED@1:1'],
    ['{.inject @x a/b.json extra}{@x}', {}, '5', '', { injects: new Map([['a/b.json', 5]]) }],
  ]);
});

describe('template-language §1.2 include', () => {
  runCases([
    ['{.include p  output}{.include p output x}', { a: 1 }, '11', '', withPartials({ p: '{a}' })],
    [
      '{.include p}after',
      {},
      'after',
      'APPLY_PARTIAL_RECURSION_DEPTH@1:1(p)',
      withPartials({ p: '{.include p}' }),
    ],
    [
      '{.repeated section a}{@|apply p private}{.end}',
      { a: [1], site: 's' },
      '1',
      '',
      withPartials({ p: '{.var @q @}{@q}{site}{@index}' }),
    ],
  ]);
});

describe('template-language §3 what is wrong stays', () => {
  runCases([
    ['{a|json|html}{a|nope|html}', { a: '<' }, '"&lt;"{a|nope|html}', 'FORMATTER_UNKNOWN@1:18'],
    ['{a|html }{|html}', { a: '<' }, '&lt;{|html}'],
    [
      '{.or}{.end}{.alternates with}',
      {},
      '',
      'NOT_ALLOWED_AT_ROOT@1:1 MISMATCHED_END@1:6 NOT_ALLOWED_AT_ROOT@1:12',
    ],
    ['{#}{# a #}{##}{a}##}b', { a: 1 }, 'b'],
  ]);
});
