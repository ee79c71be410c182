import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine.ts';

const engine = createEngine({ clock: Date.now });
const people = { jo: { name: 'Jo', tags: ['a', 'b'] }, al: { name: 'Al', tags: [] } };

/** One line a case: template, value, output. */
type Case = readonly [template: string, value: unknown, output: string];

describe('template-language §2.1 arrays, objects and numbers', () => {
  const cases: readonly Case[] = [
    ['{@|count}', [1, 2, 3], '3'],
    ['{@|count}', { a: 1, b: 2 }, '2'],
    ['{@|count}', 'h\u{1f600}', '3'],
    ['{@|count}', 5, '0'],
    ['{@|count}', null, '0'],
    ['{a|count}', {}, '0'],
    ['{@|cycle a b c}', 1, 'a'],
    ['{@|cycle a b c}', 3, 'c'],
    ['{@|cycle a b c}', 4, 'a'],
    ['{@|cycle a b c}', 0, 'c'],
    ['{@|cycle a b c}', -1, 'b'],
    ['{@|cycle a b c}', '2', 'b'],
    ['{@|cycle a b c}', 'x', 'c'],
    ['{@|cycle a b c}', 1e15, 'a'],
    ['{people|get id|prop name}', { people, id: 'jo' }, 'Jo'],
    ['{people|get id "tags" place}', { people, id: 'jo', place: 1 }, ''],
    ['{people|get path}', { people, path: 'jo.tags.1' }, 'b'],
    ['{people|get path}', { people, path: ['jo', 'name'] }, 'Jo'],
    ['{list|get at}', { list: ['a', 'b'], at: 1 }, 'b'],
    ['{list|get at}', { list: ['a', 'b'], at: -1 }, ''],
    ['{people|get id}', { people, id: 'constructor' }, ''],
    ['{people|get id}', { people, id: '__proto__' }, ''],
    ['{people|get nothing}', { people }, ''],
    ['{list|get key}', { list: ['a'], key: 'length' }, ''],
    ['{@|prop a.b}', { a: { b: 1 } }, '1'],
    ['{@|prop a b}', { a: { b: 1 } }, '1'],
    ['{@|prop 1}', ['a', 'b'], 'b'],
    ['{@|prop constructor}', {}, ''],
    ['{@|prop}', 'x', 'x'],
    ['{@|lookup key}', { key: 'a.b', a: { b: 'deep' } }, 'deep'],
    ['{@|lookup key}', { key: 'not a ref' }, ''],
    ['{@|lookup key}', { key: null }, ''],
    [
      '{@|key-by id|prop x.n}',
      [
        { id: 'x', n: 1 },
        { id: 'x', n: 2 },
      ],
      '2',
    ],
    ['{@|key-by id|count}', [{ id: 'x' }, { no: 1 }, 7], '1'],
    ['{@|key-by id|count}', 'text', '0'],
    ['{@|key-by id|prop __proto__.n}', [{ id: '__proto__', n: 1 }], '1'],
    ['{@|mod}', 5, '1'],
    ['{@|mod 3}', 5, '2'],
    ['{@|mod 0}', 5, '1'],
    ['{@|mod x}', 5, '1'],
    ['{@|mod 3}', 'x', '0'],
    ['{@|mod 3}', -4, '-1'],
    ['{@|round}', 1.5, '2'],
    ['{@|round}', -1.5, '-1'],
    ['{@|round}', '2.4', '2'],
    ['{@|round}', '7abc', '0'],
    ['{@|round}', null, '0'],
    ['{.repeated section @}{@|iter}{.alternates with},{.end}', ['a', 'b', 'c'], '1,2,3'],
    ['{@|iter}', 'x', ''],
    ['{m|format a b}', { m: '{0}-{1}-{0}', a: 1, b: 'x' }, '1-x-1'],
    ['{m|format a}', { m: '{}{x}{9}{0', a: 1 }, '{0'],
    ['{m|format a}', { m: '{0:foo}', a: 1 }, '1'],
    ['{m|format a}', { m: null, a: 1 }, ''],
    ['{m|format a}', { m: '{0}', a: [1, 2] }, '1,2'],
    ['{@|find-first on|prop n}', [{ n: 1 }, { n: 2, on: 1 }, { n: 3, on: 1 }], '2'],
    ['{@|find-last on|prop n}', [{ n: 1 }, { n: 2, on: 1 }, { n: 3, on: 1 }], '3'],
    ['{@|find-first on}', [{ on: 0 }], ''],
    ['{@|find-first on}', { on: 1 }, ''],
    ['{ids|find-first table on}', { ids: ['a', 'b'], table: { b: { on: true } } }, 'b'],
    ['{@|json}', { a: [1, null, 'x'] }, '{"a":[1,null,"x"]}'],
    ['{@|json}', null, 'null'],
    ['{a|json}', {}, ''],
    ['{@|json}', '</script><!--', '"<\\/script><!--"'],
    ['{@|json}', [[], {}], '[[],{}]'],
    ['{@|raw}', '</p>', '"</p>"'],
    ['{a|raw}', {}, ''],
    ['{@|json-pretty}', { a: 1 }, '{\n  "a": 1\n}'],
    ['{@|json-pretty}', [], '[ ]'],
    ['{@|json-pretty}', {}, '{ }'],
    ['{@|json-pretty}', [1, [2]], '[ 1, [ 2 ] ]'],
    [
      '{@|json-pretty}',
      { a: [{ b: 1 }, { c: {} }] },
      '{\n  "a": [ {\n    "b": 1\n  }, {\n    "c": { }\n  } ]\n}',
    ],
    ['{@|json-pretty}', '</a>', '"<\\/a>"'],
    ['{@|json-pretty}', null, 'null'],
  ];

  it.each(cases)('%s of %j is %j', (template, value, output) => {
    expect(engine.render(template, value).output).toBe(output);
  });
});

describe('template-language §2.1 apply', () => {
  const partials = new Map([
    ['card', '{title}{.section @args}[{size}]{.end}{siteTitle}'],
    ['self', '{@|apply self}'],
    ['bad', '{.end}x'],
  ]);
  const apply = (template: string): string =>
    engine.render(template, { item: { title: 'Vase' }, siteTitle: '!' }, { partials }).output;

  it.each([
    ['{item|apply card}', 'Vase!'],
    ['{item|apply card private}', 'Vase'],
    ['{item|apply card size=big}', 'Vase[big]!'],
    ['{item|apply card private size=a=b}', 'Vase[a=b]'],
    ['{item|apply card word}', 'Vase!'],
    ['{item|apply nothing}.', '.'],
    ['{item|apply constructor}.', '.'],
    ['{item|apply  card}', 'Vase!'],
    ['{.macro card}M{.end}{item|apply card}', 'M'],
    ['{@|apply self}.', '.'],
    ['{@|apply bad}.', 'x.'],
  ])('%s is %j', (template, output) => {
    expect(apply(template)).toBe(output);
  });

  it('gives the value outside to a message by `@`, and its own node to a partial', () => {
    const { output } = engine.render('{.repeated section @}{@|apply p},{.end}', ['a', 'b'], {
      partials: new Map([['p', '{@}']]),
    });
    expect(output).toBe('a,b,');
  });
});
