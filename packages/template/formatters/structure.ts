import { parseRef, pathOf, refOf } from '../refs.ts';
import type { ApplyCall, Args, FormatterFamily } from '../registry.ts';
import { asNumber, descend, emitted, isObject, member, text, truthy } from '../values.ts';
import { argsFormatter, refFormatter, refsOf, scopeFormatter, shows, valueFormatter } from './define.ts';

const indexRef = refOf('@index');

// Characters that `format` fills in: a pattern may ask for the same long value again and again.
const maxFilled = 1_000_000;

/** Formatters of arrays, objects and numbers, and `apply` (§2.1). */
export const structureFormatters: FormatterFamily = {
  name: 'structure',
  formatters: [
    {
      name: 'apply',
      summary:
        'Runs a partial or macro on the value. `private` hides what is outside; `name=word` goes to `@args`.',
      example: {
        ...shows('{item|apply card.html size=big}', { item: { title: 'Vase' } }, 'Vase (big)'),
        partials: { 'card.html': '{title} ({@args.size})' },
      },
      args: { min: 1 },
      bind(args) {
        const applies = callOf(args);
        return {
          scoped: true,
          applies,
          run: (value, _values, scope) => scope.apply({ ...applies, node: value }) ?? '',
        };
      },
    },
    valueFormatter({
      name: 'count',
      summary: 'The number of elements, members or characters; 0 for all else.',
      example: shows('{a|count} {b|count} {c|count}', { a: [1, 2], b: 'hello', c: 7 }, '2 5 0'),
      run: count,
    }),
    argsFormatter({
      name: 'cycle',
      summary: 'One of its arguments by number: the first for 1; past the end it starts again.',
      example: shows('{.repeated section @}{@index|cycle a b}{.end}', [7, 8, 9], 'aba'),
      args: { min: 1 },
      bind: (args) => (value) => {
        const size = args.words.length;
        return args.words[(((Math.trunc(asNumber(value)) - 1) % size) + size) % size];
      },
    }),
    refFormatter({
      name: 'get',
      summary: 'Steps into the value by the values of its references.',
      example: shows('{people|get id|prop name}', { people: { 7: { name: 'Jo' } }, id: '7' }, 'Jo'),
      refs: refsOf,
      bind: () => (value, values) => values.reduce<unknown>((node, key) => stepInto(node, key), value),
    }),
    argsFormatter({
      name: 'prop',
      summary: 'Follows literal paths into the value; a number is a place in an array or a key of an object.',
      example: shows('{@|prop a.b 0}', { a: { b: ['x'] } }, 'x'),
      bind(args) {
        const paths = args.words.map(pathOf);
        return (value) => paths.reduce<unknown>((node, path) => path.reduce(property, node), value);
      },
    }),
    scopeFormatter({
      name: 'lookup',
      summary: 'The reference that the value of its argument names.',
      example: shows('{@|lookup key}', { key: 'title', title: 'Vase' }, 'Vase'),
      args: { min: 1, max: 1 },
      bind(args) {
        const ref = parseRef(args.words[0] ?? '');
        return (_value, scope) => {
          const named = ref ? parseRef(text(scope.resolve(ref))) : undefined;
          return named ? scope.resolve(named) : undefined;
        };
      },
    }),
    scopeFormatter({
      name: 'iter',
      summary: 'The place of the element, from 1.',
      example: shows('{.repeated section @}{@|iter}{.end}', ['a', 'b'], '12'),
      bind: () => (_value, scope) => text(scope.resolve(indexRef)),
    }),
    argsFormatter({
      name: 'key-by',
      summary: 'An object of the elements by the value at a path.',
      example: shows('{@|key-by id|prop b.name}', [{ id: 'b', name: 'Bo' }], 'Bo'),
      args: { min: 1, max: 1 },
      bind(args) {
        const path = pathOf(args.words[0] ?? '');
        return (value) => keyBy(value, path);
      },
    }),
    argsFormatter({
      name: 'mod',
      summary: 'The remainder of a division by its argument (2).',
      example: shows('{a|mod} {a|mod 4}', { a: 7 }, '1 3'),
      bind(args) {
        const divisor = Math.trunc(asNumber(args.words[0] ?? 2)) || 2;
        return (value) => Math.trunc(asNumber(value)) % divisor;
      },
    }),
    valueFormatter({
      name: 'round',
      summary: 'The nearest whole number, halves upwards.',
      example: shows('{a|round} {b|round}', { a: 2.5, b: -2.5 }, '3 -2'),
      run: (value) => Math.round(asNumber(value)),
    }),
    refFormatter({
      name: 'format',
      summary: 'Fills `{0}`, `{1}` … of the value with its references; a bad place vanishes.',
      example: shows('{m|format who}', { m: 'Hi {0}{9}!', who: 'Jo' }, 'Hi Jo!'),
      refs: refsOf,
      bind: () => (value, values) => {
        let room = maxFilled;
        return text(value).replace(/\{(\d*)[^{}]*\}/g, (_whole, place: string) => {
          const piece = place === '' ? '' : emitted(values[Number(place)]);
          room -= piece.length;
          return room < 0 ? '' : piece;
        });
      },
    }),
    refFormatter({
      name: 'find-first',
      summary: 'The first element whose path is true; with a table, of what the table has for it.',
      example: shows('{@|find-first new|prop n}', [{ n: 1 }, { n: 2, new: true }], '2'),
      args: { min: 1, max: 2 },
      refs: tableOf,
      bind(args) {
        const path = pathOf(args.words.at(-1) ?? '');
        return (value, [table]) => (Array.isArray(value) ? value.find(chosenBy(path, table)) : undefined);
      },
    }),
    refFormatter({
      name: 'find-last',
      summary: 'The last such element.',
      example: shows(
        '{ids|find-last shops open}',
        { ids: ['a', 'b'], shops: { a: { open: true }, b: { open: false } } },
        'a',
      ),
      args: { min: 1, max: 2 },
      refs: tableOf,
      bind(args) {
        const path = pathOf(args.words.at(-1) ?? '');
        return (value, [table]) => (Array.isArray(value) ? value.findLast(chosenBy(path, table)) : undefined);
      },
    }),
  ],
};

function callOf(args: Args): ApplyCall {
  const [name = '', ...rest] = args.words;
  const extra = rest.filter((word) => word !== 'private');
  const parameters = Object.fromEntries(extra.filter((word) => word.includes('=')).map(pair));
  return {
    name,
    node: undefined,
    isolated: rest.includes('private'),
    args: extra.length > 0 ? parameters : undefined,
  };
}

function pair(word: string): [string, string] {
  const index = word.indexOf('=');
  return [word.slice(0, index), word.slice(index + 1)];
}

function count(value: unknown): number {
  if (Array.isArray(value) || typeof value === 'string') return value.length;
  return isObject(value) ? Object.keys(value).length : 0;
}

// An integer-like segment reaches keys of objects too (§7).
function property(value: unknown, key: string | number): unknown {
  return member(value, key) ?? (typeof key === 'number' ? member(value, String(key)) : undefined);
}

function stepInto(value: unknown, key: unknown): unknown {
  if (Array.isArray(key)) return key.reduce<unknown>((node, step) => stepInto(node, step), value);
  if (typeof key === 'string') return descend(value, pathOf(key), 0) ?? member(value, key);
  return typeof key === 'number' ? property(value, key) : undefined;
}

function keyBy(value: unknown, path: ReturnType<typeof pathOf>): unknown {
  if (!Array.isArray(value)) return {};
  const entries = value.map((element) => [text(descend(element, path, 0)), element] as const);
  return Object.fromEntries(entries.filter(([key]) => key !== ''));
}

function tableOf(args: Args): ReturnType<typeof refsOf> {
  const ref = args.words.length > 1 ? parseRef(args.words[0] ?? '') : undefined;
  return ref ? [ref] : [];
}

function chosenBy(path: ReturnType<typeof pathOf>, table: unknown): (one: unknown) => boolean {
  return (element) => {
    const node = typeof element === 'object' ? element : stepInto(table, element);
    return truthy(descend(node, path, 0));
  };
}
