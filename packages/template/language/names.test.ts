import { describe } from 'vitest';
import { runCases, withPartials } from './case-table.test-data.ts';

describe('template-language §1.3 values and lookup', () => {
  runCases([
    ['{a.b.c}', { a: { b: { c: 1 } } }, '1'],
    ['{a.b.c}', { a: { b: null } }, ''],
    ['{a.b.c}', { a: 1 }, ''],
    ['{a.0}', { a: ['x', 'y'] }, 'x'],
    ['{a.0.b}', { a: [{ b: 1 }] }, '1'],
    ['{a.0}', { a: { 0: 'x' } }, ''],
    ['{a.length}', { a: [1, 2] }, ''],
    ['{length}', [1, 2], ''],
    ['{a.length}', { a: 'text' }, ''],
    ['{constructor}{toString}{hasOwnProperty}{valueOf}', {}, ''],
    ['{__proto__}', {}, '{__proto__}'],
    ['{a.constructor.name}', { a: {} }, ''],
    ['{constructor}', JSON.parse('{"constructor": 1}'), '1'],
    ['{a}', { a: 1.0 }, '1'],
    ['{a}', { a: 1e21 }, '1e+21'],
    ['{a}', { a: -0 }, '0'],
    ['{a}', { a: 0.1 }, '0.1'],
    ['{a}', { a: true }, 'true'],
    ['{a}', { a: null }, ''],
    ['{a}', { a: {} }, ''],
    ['{a}', { a: { b: 1 } }, ''],
    ['{a}', { a: [1, 'x', true, null] }, '1,x,true,null'],
    ['{a}', { a: [null, [1], {}, 2] }, 'null,,,2'],
    ['{a}', { a: [[1], { b: 1 }, 2] }, ',,2'],
    ['{@.a}', { a: 1 }, '1'],
    ['{.section b}{@.a}|{a}{.end}', { a: 1, b: { c: 1 } }, '|1'],
    ['{99999999999}', { 99999999999: 'x' }, 'x'],
  ]);
});

describe('template-language §1.2 variables', () => {
  runCases([
    ['{.var @x a}{@x}', { a: 1 }, '1'],
    ['{.var @x a.b}{@x}', { a: { b: 1 } }, '1'],
    ['{.var @x a}{@x.b}', { a: { b: 1 } }, '1'],
    ['{.var @x a|json}{@x}', { a: { b: 1 } }, '{"b":1}'],
    ['{.var @x a|count}{@x}', { a: [1, 2] }, '2'],
    ['{.section a}{.var @x b}{@x}{.end}{@x}', { a: { b: 1 } }, '1'],
    ['{.if a}{.var @x a}{.end}{@x}', { a: 1 }, '1'],
    ['{.var @x a}{.section b}{@x}{.end}', { a: 1, b: 1 }, '1'],
    ['{.var @x a}{.section b}{.var @x c}{@x}{.end}{@x}', { a: 1, b: 1, c: 2 }, '21'],
    ['{.var @x a}{.repeated section b}{@x}{.var @x @}{.end}{@x}', { a: 1, b: [7, 8] }, '111'],
    ['{.ctx @x k=a l=b}{@x.k}{@x.l}', { a: 1, b: 2 }, '12'],
    ['{.ctx @x k=none}{@x|json}', {}, '{"k":null}'],
    ['{@y}', {}, ''],
    ['{.var x a}', { a: 1 }, '{.var x a}', 'BINDVAR_EXPECTS_NAME@1:1'],
    ['{.inject @x data.json}{@x.a}', {}, '1', '', { injects: new Map([['data.json', { a: 1 }]]) }],
    ['{.inject @x none.json}{@x}', {}, ''],
  ]);
});

describe('template-language §2.1 partials and macros', () => {
  runCases([
    ['{a|apply p}', { a: { b: 1 } }, '<1>', '', withPartials({ p: '<{b}>' })],
    ['{a|apply p}', { a: { b: 1 }, c: 2 }, '2', '', withPartials({ p: '{c}' })],
    ['{a|apply p private}', { a: { b: 1 }, c: 2 }, '1|', '', withPartials({ p: '{b}|{c}' })],
    ['{.var @x c}{a|apply p private}', { a: 1, c: 2 }, '', '', withPartials({ p: '{@x}' })],
    ['{.var @x c}{a|apply p}', { a: 1, c: 2 }, '2', '', withPartials({ p: '{@x}' })],
    ['{a|apply p}{@x}', { a: 1 }, '1', '', withPartials({ p: '{.var @x @}{@x}' })],
    ['{@|apply p k=v l=w}', {}, 'vw', '', withPartials({ p: '{@args.k}{@args.l}' })],
    ['{@|apply p}', {}, '', '', withPartials({ p: '{@args.k}' })],
    ['{@|apply  p}', {}, 'x', '', withPartials({ p: 'x' })],
    ['{@|apply none}', {}, '', 'APPLY_PARTIAL_MISSING@1:1'],
    ['{@|apply constructor}', {}, '', 'APPLY_PARTIAL_MISSING@1:1'],
    ['a\n{@|apply p}', {}, 'a\n{.x}', 'COMPILE_PARTIAL_SYNTAX@2:1', withPartials({ p: '{.x}' })],
    ['{@|apply p}', { a: 1 }, 'x{b|', '', withPartials({ p: 'x{b|' })],
    ['{.repeated section a}{@|apply p}{.end}', { a: [1, 2] }, '1.2.', '', withPartials({ p: '{@index}.' })],
    [
      '{.repeated section a}{@|apply p private}{.end}',
      { a: [1, 2] },
      '..',
      '',
      withPartials({ p: '{@index}.' }),
    ],
    ['{.macro m}<{a}>{.end}{@|apply m}', { a: 1 }, '<1>'],
    ['{@|apply m}{.macro m}x{.end}', {}, '', 'APPLY_PARTIAL_MISSING@1:1'],
    ['{.macro p}macro{.end}{@|apply p}', {}, 'macro', '', withPartials({ p: 'partial' })],
    ['{.section a}{.macro m}x{.end}{.end}{@|apply m}', { a: 1 }, '', 'APPLY_PARTIAL_MISSING@1:36'],
    ['{.macro m}x{.end}{a|apply p private}', { a: 1 }, 'x', '', withPartials({ p: '{@|apply m}' })],
    ['{.include p}{@x}', { a: 1 }, '1', '', withPartials({ p: 'shown{.var @x a}' })],
    ['{.include p output}', { a: 1 }, 'shown 1', '', withPartials({ p: 'shown {a}' })],
    ['{.include none}', {}, '', 'INCLUDE_PARTIAL_MISSING@1:1'],
    [
      '{.section s}{.include p output}{@x}{.end}{@x}',
      { s: { a: 1 } },
      '11',
      '',
      withPartials({ p: '{a}{.var @x a}' }),
    ],
    [
      '{@|apply p}',
      {},
      'x'.repeat(16),
      'APPLY_PARTIAL_RECURSION_DEPTH@1:2(p)',
      withPartials({ p: 'x{@|apply p}' }),
    ],
    ['{@|apply p}!', {}, '12!', '', withPartials({ p: '1{@|apply q}', q: '2' })],
  ]);
});

describe('template-language §1.2 the pre-processor', () => {
  runCases([
    ['{^a}{a}', { a: 1 }, '1{a}', '', { preprocess: true }],
    ['{^a}{a}', { a: 1 }, '1'],
    ['{^.section a}{.section b}{^.end}{.end}', { a: 1 }, '{.section b}{.end}', '', { preprocess: true }],
    ['{## gone ##}{a}', { a: 1 }, '{a}', '', { preprocess: true }],
    ['{^.if a}x{^.or}y{^.end}', {}, 'y', '', { preprocess: true }],
  ]);
});
