import { describe, expect, it } from 'vitest';
import type { CarrierRequest } from './carrier-request.ts';
import { fetchFakeCarrierRates } from './fake-carrier.ts';

const here = { country: 'US', region: 'NY', postalCode: '12207' };

/** Price of the standard parcel for one such item, in cents. */
async function costOf(grams: number, [lengthMm, widthMm, heightMm]: readonly [number, number, number]) {
  const items = [{ quantity: 1, grams, lengthMm, widthMm, heightMm }];
  const request: CarrierRequest = {
    currency: 'USD',
    origin: here,
    destination: here,
    grams,
    units: 1,
    items,
  };
  const answer = await fetchFakeCarrierRates(request);
  return answer.kind === 'said' ? answer.value[0]?.costMinor : answer;
}

describe('the carrier of a laptop', () => {
  it('takes a parcel by its weight', async () => {
    expect(await costOf(400, [0, 0, 0])).toBe(500n);
    expect(await costOf(1200, [100, 100, 100])).toBe(700n);
  });

  it('takes what is large and light by its room', async () => {
    // 400 × 300 × 250 mm are 6 kg.
    expect(await costOf(400, [400, 300, 250])).toBe(1600n);
  });
});
