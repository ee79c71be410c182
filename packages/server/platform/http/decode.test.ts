import { DiscountBody } from '@veranda/contracts/discounts';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import Type from 'typebox';
import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';

const discount = {
  name: 'Autumn',
  code: null,
  scope: { kind: 'order' },
  minimumAmount: '0',
  minimumQuantity: 0,
  active: true,
  startsAt: null,
  endsAt: null,
  limit: null,
  oncePerCustomer: false,
};
const set = { kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100, of: { kind: 'order' } };

const Note = Type.Object({
  title: Type.String({ maxLength: 200 }),
  text: Type.String({ maxLength: 2_000 }),
  tags: Type.Optional(Type.Array(Type.String({ maxLength: 40 }))),
  document: Type.Optional(Type.Unknown()),
  pasted: Type.Optional(Type.Object({ text: Type.Unknown() }, { cleaned: true })),
});
const plain = { title: 'A note', text: 'Two\r\nlines\tand a tab' };
const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('input that no contract takes', () => {
  it.each([
    [{ title: 'a\u0000b' }, 'title', 'it has a control character'],
    [{ text: 'a\u001bb' }, 'text', 'it has a control character'],
    [{ text: 'a\u007fb' }, 'text', 'it has a control character'],
    [{ text: 'half \ud800' }, 'text', 'it has half a character'],
    [{ title: 'two\nlines' }, 'title', 'it has more than one line, or a tab'],
    [{ tags: ['one', 'a\tb'] }, 'tags.1', 'it has more than one line, or a tab'],
    [{ document: { blocks: [{ text: '\u0000' }] } }, 'document.blocks.0.text', 'it has a control character'],
    [{ document: { 'a\u0000': 1 } }, 'document', 'a name in it has a control character'],
    [{ document: deep(5_000) }, /^document(?:\.0)+$/, 'it is nested deeper than 64 levels'],
    [{ pasted: { text: deep(5_000) } }, /^pasted\.text/, 'it is nested deeper than 64 levels'],
  ])('is named with its field: %#', (more, field, problem) => {
    const read = decode(Note, { ...plain, ...more }, 'json') as Refusal;
    expect(read).toMatchObject({ code: 'malformed', params: { problem } });
    expect(read.field).toMatch(field);
  });

  it.each([
    {},
    { title: 'é😀\u00a0\u202e' },
    { document: deep(60) },
    { document: { text: 'lines\nof a document' } },
    { pasted: { text: 'as it\u0000 came' } },
  ])('is not what is only unusual: %#', (more) => {
    expect(isRefusal(decode(Note, { ...plain, ...more }, 'json'))).toBe(false);
  });

  it('is looked for in a megabyte in no time', () => {
    const began = process.cpuUsage();
    expect(isRefusal(decode(Note, { ...plain, document: deep(500_000) }, 'json'))).toBe(true);
    expect(isRefusal(decode(Note, { ...plain, document: Array(200_000).fill('x') }, 'json'))).toBe(false);
    expect(process.cpuUsage(began).user / 1000).toBeLessThan(2_000);
  });
});

describe('a body that is not valid', () => {
  it.each([
    [{ kind: 'percent', percent: 0 }, 'effect.percent', 'must be >= 1'],
    [{ kind: 'percent', percent: 12.5 }, 'effect.percent', 'must be integer'],
    [{ kind: 'percent' }, 'effect.percent', 'must have required properties percent'],
    [{ kind: 'fixed' }, 'effect.amount', 'must have required properties amount'],
    [{ ...set, buy: 0 }, 'effect.buy', 'must be >= 1'],
    [
      { ...set, of: { kind: 'products' } },
      'effect.of.productIds',
      'must have required properties productIds',
    ],
    [{ ...set, percent: 101 }, 'effect.percent', 'must be <= 100'],
  ])('names the field of the shape that is meant: %j', (effect, field, problem) => {
    const read = decode(DiscountBody, { ...discount, effect }, 'json');
    expect(read).toMatchObject({ code: 'malformed', field, params: { field, problem } });
  });

  it('of a shape that there is not names the field that says which', () => {
    const read = decode(DiscountBody, { ...discount, effect: { kind: 'half' } }, 'json');
    expect(read).toMatchObject({ code: 'malformed', field: 'effect.kind' });
    expect(isRefusal(decode(DiscountBody, { ...discount, effect: set }, 'json'))).toBe(false);
  });
});
