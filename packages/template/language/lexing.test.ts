import { describe } from 'vitest';
import { runCases } from './case-table.test-data.ts';

describe('template-language §1.1 tags and text', () => {
  runCases([
    ['', {}, ''],
    ['plain', {}, 'plain'],
    ['{a}', { a: 1 }, '1'],
    ['{{a}}', { a: 1 }, '{1}'],
    ['{{{a}}}', { a: 1 }, '{{1}}'],
    ['{ a }', { a: 1 }, '{ a }'],
    ['{a }', { a: 1 }, '{a }'],
    ['{ a}', { a: 1 }, '{ a}'],
    ['{\na\n}', { a: 1 }, '{\na\n}'],
    ['body { color: red }', {}, 'body { color: red }'],
    ['if (a) { b() }', { a: 1 }, 'if (a) { b() }'],
    ['{}', {}, '{}'],
    ['{', {}, '{'],
    ['}', {}, '}'],
    ['a{', { a: 1 }, 'a{'],
    ['}{a}{', { a: 1 }, '}1{'],
    ['{a', { a: 1 }, '{a'],
    ['{a{b}', { a: 1, b: 2 }, '{a2'],
    ['  {a}  \n', { a: 1 }, '  1  \n'],
    ['{a}\n\n{a}', { a: 1 }, '1\n\n1'],
    ['{a..b}', { a: { b: 1 } }, '{a..b}'],
    ['{a.}', { a: 1 }, '{a.}'],
    ['{5a}', {}, '{5a}'],
    ['{-a}', { a: 1 }, '{-a}'],
    ['{a-b}', { 'a-b': 1 }, '1'],
    ['{a_b}', { a_b: 1 }, '1'],
    ['{$x}', { $x: 1 }, '1'],
    ['{@}', 7, '7'],
    ['{a||b}', { a: 1, b: 2 }, '{a||b}'],
    ['{a,b}', { a: 1, b: 2 }, '1'],
    ['{a , b}', { a: 1, b: 2 }, '1'],
    ['{a ,b,  c}', { a: 1 }, '1'],
    ['{a,}', { a: 1 }, '{a,}'],
    ['{é}', { é: 1 }, '{é}'],
  ]);
});

describe('template-language §1.1 comments', () => {
  runCases([
    ['a{# note}b', {}, 'ab'],
    ['{# x {a} }', { a: 1 }, '{# x 1 }'],
    ['{#}', {}, ''],
    ['{# one\ntwo}x', {}, 'x'],
    ['a{## {b} {.end} ##}c', { b: 1 }, 'ac'],
    ['a{##\n{b}\n##}c', { b: 1 }, 'ac'],
    ['a{####}b', {}, 'ab'],
    ['a{## open', {}, 'a', 'EOF_IN_COMMENT@1:2'],
    ['x\n{## open {a}', { a: 1 }, 'x\n', 'EOF_IN_COMMENT@2:1'],
  ]);
});

describe('template-language §1.1 arguments and white space', () => {
  runCases([
    ['{a|pluralize/y/ies}', { a: 2 }, 'ies'],
    ['{a|pluralize/y/ies}', { a: 1 }, 'y'],
    ['{a|pluralize y ies}', { a: 2 }, 'ies'],
    ['{a|pluralize  y  ies}', { a: 2 }, 'ies'],
    ['{a|pluralize://y//ies}', { a: 2 }, '//y//ies'],
    ['{a|output x y}', { a: 1 }, 'x y'],
    ['{a| str}', { a: 1 }, '{a| str}', 'FORMATTER_INVALID@1:5'],
    ['{.equal?:a:"b c"}y{.end}', { a: 'b c' }, 'y'],
    ['{.equal? a  1}y{.or}n{.end}', { a: 1 }, 'y'],
    ['{.section  a}{@}{.end}', { a: 1 }, '1'],
    ['{.section\ta}{@}{.end}', { a: 1 }, '1'],
    ['{.section\na}{@}{.end}', { a: 1 }, '1'],
    ['{.repeated  section  a}{@}{.end}', { a: [1, 2] }, '12'],
    ['{.if  a}y{.end}', { a: 1 }, 'y'],
    ['{.if a  ||  b}y{.end}', { b: 1 }, 'y'],
    ['{.var  @x  a}{@x}', { a: 1 }, '1'],
    ['{.section a }{.end}', { a: 1 }, '{.section a }', 'EXTRA_CHARS@1:1 MISMATCHED_END@1:14'],
    ['{.end }', {}, '{.end }', 'EXTRA_CHARS@1:1'],
    ['{.or  even?}', { a: 1 }, '{.or  even?}', 'OR_EXPECTED_PREDICATE@1:1'],
    ['{.nothing}', {}, '{.nothing}', 'INVALID_INSTRUCTION@1:1'],
    ['{.section}', {}, '{.section}', 'WHITESPACE_EXPECTED@1:1'],
    ['{.}', {}, '{.}'],
    ['{.5}', {}, '{.5}'],
    ['{a|none}', { a: 1 }, '{a|none}', 'FORMATTER_UNKNOWN@1:5'],
    ['{.none?}y{.or}n{.end}', {}, 'n', 'PREDICATE_UNKNOWN@1:1'],
    ['{.space}{.tab}{.newline}{.meta-left}{.meta-right}', {}, ' \t\n{}'],
    ['{.space }', {}, '{.space }', 'EXTRA_CHARS@1:1'],
  ]);
});
