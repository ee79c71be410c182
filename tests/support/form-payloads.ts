import { type FormDocument, fieldsInOrder } from '@veranda/domain/forms/document';
import { optionsOf } from '@veranda/domain/forms/kinds/choices';
import { kindOf } from '@veranda/domain/forms/kinds/registry';

/** mulberry32: the same numbers from 0 to 1 in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const odd: readonly unknown[] = [
  '',
  ' ',
  'a',
  'ada@example.com',
  '=1+1',
  '\u0000',
  '\ud800',
  '\u202e',
  '<script>',
  '__proto__',
  '1e400',
  'x'.repeat(1001),
  "'; drop table form; --",
  '\r\n',
  '😀',
  null,
  true,
  -0,
  1e300,
  {},
  [],
  [[]],
  [null],
  { $ne: '' },
];

const good: Readonly<Record<string, unknown>> = {
  email: 'ada@example.com',
  number: 12.5,
  website: 'example.com',
  currency: '1,200.50',
  twitter: '@ada',
  date: ['2', '29', '2024'],
  time: ['2', '30', '', 'PM'],
  name: ['Ada', '\ud83d\ude00'],
  address: ['1 High St', '', 'Bath', '', 'BA1', 'GB'],
  phone: ['555', '010', '9999'],
};

/**
 * A payload of a form: good answers, odd values of any shape, fields that it does not have, or no map at all.
 */
export function anyPayload(form: Pick<FormDocument, 'fields'>, random: () => number): unknown {
  if (random() < 0.02) return anyValue(random, 0);
  const oddity = random() < 0.3 ? 0 : 0.08;
  const given: [string, unknown][] = fieldsInOrder(form)
    .filter(() => random() < 0.5)
    .map((field) => [
      field.id,
      random() < oddity ? anyValue(random, 0) : (good[field.kind] ?? goodText(field, random)),
    ]);
  if (random() < 0.2)
    given.push([pick(['unknown', '__proto__', 'constructor'], random), anyValue(random, 0)]);
  return Object.fromEntries(given);
}

function goodText(
  field: Parameters<typeof kindOf>[0] & Parameters<typeof optionsOf>[0],
  random: () => number,
) {
  const [option = ''] = optionsOf(field);
  if (field.kind === 'likert') return { [option]: pick(['Agree', '-2', ['0']], random) };
  if (field.kind === 'checkbox') return [option];
  return option === '' ? pick(["O'Neil", '<b>hi</b>', 'a\u0000b\ud800', '名前'], random) : option;
}

function anyValue(random: () => number, depth: number): unknown {
  const roll = random();
  if (depth > 2 || roll < 0.6) return pick(odd, random);
  const length = Math.floor(random() * 7);
  if (roll < 0.8) return Array.from({ length }, () => anyValue(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length }, () => [String(pick(odd, random)), anyValue(random, depth + 1)]),
  );
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T;
}
