import { parseRef, pathOf, type Ref } from '../refs.ts';
import type { Args, FormatterFamily } from '../registry.ts';
import { asNumber, descend, emitted, isObject, member, text, truthy } from '../values.ts';
import { formatter, refFormatter } from './define.ts';

const refsOf = (args: Args): Ref[] => args.words.flatMap((word) => parseRef(word) ?? []);

/** Formatters of arrays, objects and numbers, and `apply` (§2.1). */
export const structureFormatters: FormatterFamily = {
  name: 'structure',
  formatters: [
    formatter(
      'apply',
      'Runs a partial or macro on the value.',
      (args) => {
        const [name = '', ...rest] = args.words;
        const isolated = rest.includes('private');
        const pairs = rest.filter((word) => word !== 'private');
        const given =
          pairs.length > 0
            ? Object.fromEntries(pairs.filter((word) => word.includes('=')).map(pair))
            : undefined;
        return (value, scope) => scope.apply({ name, node: value, isolated, args: given }) ?? '';
      },
      { min: 1 },
    ),
    formatter('count', 'The number of elements, members or characters.', () => count),
    formatter(
      'cycle',
      'One of its arguments by number.',
      (args) => (value) => {
        const size = args.words.length;
        const at = (((Math.trunc(asNumber(value)) - 1) % size) + size) % size;
        return args.words[at];
      },
      { min: 1 },
    ),
    refFormatter('get', 'Follows the values of its arguments.', refsOf, (value, values) =>
      values.reduce<unknown>((at, key) => stepInto(at, key), value),
    ),
    formatter(
      'prop',
      'Follows literal paths.',
      (args) => (value) => args.words.reduce<unknown>((at, word) => descend(at, pathOf(word), 0), value),
    ),
    formatter(
      'lookup',
      'The reference that the value of its argument names.',
      (args) => {
        const ref = parseRef(args.words[0] ?? '');
        return (_value, scope) => {
          const named = ref ? parseRef(text(scope.resolve(ref))) : undefined;
          return named ? scope.resolve(named) : undefined;
        };
      },
      { min: 1, max: 1 },
    ),
    formatter(
      'iter',
      'The place of the element, from 1.',
      () => (_value, scope) => text(scope.resolve(indexRef)),
    ),
    formatter(
      'json',
      'JSON that may stand in a script.',
      () => (value) => (value === undefined ? '' : json(value)).replaceAll('</', '<\\/'),
    ),
    formatter('json-pretty', 'The same, indented.', () => (value) => json(value, 2).replaceAll('</', '<\\/')),
    formatter('raw', 'JSON as it is.', () => (value) => (value === undefined ? '' : json(value))),
    formatter(
      'key-by',
      'An object of the elements by a path.',
      (args) => (value) => keyBy(value, args.words[0] ?? ''),
      { min: 1, max: 1 },
    ),
    formatter('mod', 'The remainder.', (args) => {
      const divisor = Number(args.words[0] ?? 2) || 2;
      return (value) => Math.trunc(asNumber(value)) % divisor;
    }),
    formatter('round', 'Half up.', () => (value) => Math.round(asNumber(value))),
    refFormatter('format', 'Fills `{0}` and so on.', refsOf, (value, values) =>
      text(value).replace(/\{(\d*)[^}]*\}/g, (_whole, place: string) =>
        place === '' ? '' : emitted(values[Number(place)]),
      ),
    ),
    formatter(
      'find-first',
      'The first element whose path is true.',
      (args) => (value) => found(value, args, false),
    ),
    formatter(
      'find-last',
      'The last element whose path is true.',
      (args) => (value) => found(value, args, true),
    ),
  ],
};

const indexRef: Ref = { text: '@index', kind: 'index', first: '@index', path: ['@index'] };

function pair(word: string): [string, string] {
  const at = word.indexOf('=');
  return [word.slice(0, at), word.slice(at + 1)];
}

function count(value: unknown): number {
  if (Array.isArray(value) || typeof value === 'string') return value.length;
  return isObject(value) ? Object.keys(value).length : 0;
}

function stepInto(value: unknown, key: unknown): unknown {
  if (Array.isArray(key)) return key.reduce<unknown>((at, one) => stepInto(at, one), value);
  return typeof key === 'string' || typeof key === 'number' ? member(value, key) : undefined;
}

function keyBy(value: unknown, path: string): unknown {
  if (!Array.isArray(value)) return {};
  const entries = value.map((one) => [text(descend(one, pathOf(path), 0)), one] as const);
  return Object.fromEntries(entries.filter(([key]) => key !== ''));
}

function found(value: unknown, args: Args, last: boolean): unknown {
  if (!Array.isArray(value)) return undefined;
  const path = pathOf(args.words.at(-1) ?? '');
  const fits = (one: unknown): boolean => truthy(descend(one, path, 0));
  return last ? value.findLast(fits) : value.find(fits);
}

function json(value: unknown, indent?: number): string {
  return JSON.stringify(value ?? null, null, indent) ?? 'null';
}
