import { describe, expect, it } from 'vitest';
import {
  type Decoder,
  decodeJson,
  flag,
  listOf,
  nullable,
  number,
  object,
  objectWith,
  oneOf,
  optional,
  recordOf,
  text,
  writtenList,
  writtenRecord,
} from './decoders.ts';

interface Item {
  readonly id: string;
  readonly count: number;
  readonly isNew: boolean;
  readonly note?: string;
  readonly tags: string[];
  readonly parent: Item | null;
}
const item: Decoder<Item> = object<Item>({
  id: text,
  count: number,
  isNew: flag,
  note: optional(text),
  tags: listOf(text),
  parent: nullable((value) => item(value)),
});

describe('a decoder', () => {
  it('gives a value its type and leaves out what it does not name', () => {
    const written = { id: 'a', count: 1, isNew: true, tags: ['x'], parent: null, more: 1 };
    expect(decodeJson(item, JSON.stringify(written))).toEqual({
      id: 'a',
      count: 1,
      isNew: true,
      tags: ['x'],
      parent: null,
    });
  });

  it.each([
    ['another type', { id: 1, count: 1, isNew: true, tags: [], parent: null }],
    ['a missing property', { id: 'a', isNew: true, tags: [], parent: null }],
    ['a list that is none', { id: 'a', count: 1, isNew: true, tags: 'x', parent: null }],
    ['a list with another type', { id: 'a', count: 1, isNew: true, tags: [1], parent: null }],
    ['null', null],
    ['a text', 'a'],
  ])('refuses %s', (_, value) => expect(() => item(value)).toThrow(TypeError));

  it('refuses what is no JSON, and what is not there', () => {
    expect(() => decodeJson(item, '{')).toThrow(SyntaxError);
    expect(() => decodeJson(item, undefined)).toThrow(TypeError);
  });

  it('decodes each value of a record', () => {
    expect(recordOf(text)({ a: 'b' })).toEqual({ a: 'b' });
    expect(() => recordOf(text)({ a: 1 })).toThrow(TypeError);
  });

  it('looks at some properties of a large object and keeps the others', () => {
    const decode = objectWith<{ readonly id: string; readonly more: number }>({ id: text });
    expect(decode({ id: 'a', more: 1 })).toEqual({ id: 'a', more: 1 });
    expect(() => decode({ more: 1 })).toThrow(TypeError);
  });

  it('takes the words of a list and no other', () => {
    expect(oneOf(['a', 'b'])('b')).toBe('b');
    expect(() => oneOf(['a', 'b'])('c')).toThrow(TypeError);
  });

  it('keeps lists and objects as they were written, and takes nothing else for one', () => {
    const [list, record] = [[1], { a: [1] }];
    expect([writtenList(list), writtenRecord(record)]).toEqual([list, record]);
    expect(() => writtenList(record)).toThrow(TypeError);
    expect(() => writtenRecord(null)).toThrow(TypeError);
  });
});
