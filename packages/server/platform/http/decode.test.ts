import { DiscountBody } from '@veranda/contracts/discounts';
import { isRefusal } from '@veranda/domain/refusal';
import { describe, expect, it } from 'vitest';
import { decode } from './decode.ts';

const discount = {
  ...{ name: 'Autumn', code: null, scope: { kind: 'order' }, minimumAmount: '0', minimumQuantity: 0 },
  ...{ active: true, startsAt: null, endsAt: null, limit: null, oncePerCustomer: false },
};
const set = { kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100, of: { kind: 'order' } };

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
