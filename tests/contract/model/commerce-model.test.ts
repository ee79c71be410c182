import { allInvariants } from '@veranda/db/invariants/all-invariants';
import { checkInvariants } from '@veranda/db/invariants/check-invariants';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RatesShop } from '../shipping/rates-shop.ts';
import { anyStep } from './commands.ts';
import { type ShopModel, skus } from './shop-model.ts';
import { beginRun, createModelShop, type RealShop } from './shop-under-test.ts';

let shop: RatesShop;
let runs = 0;
/** A slice in every run; MODEL_RUNS and MODEL_SEED for more and for others. */
const numRuns = Number(process.env['MODEL_RUNS'] ?? 8);
const seed = Number(process.env['MODEL_SEED'] ?? 20_261_121);
const maxCommands = 60;

beforeAll(async () => {
  shop = await createModelShop('model');
});
afterAll(() => shop.close());

/** Nothing is lost or made between the model and the shop. */
async function expectSame(model: ShopModel, { cards }: RealShop): Promise<void> {
  for (const sku of skus)
    expect(await shop.stock(sku)).toEqual({ onHand: model.stock.get(sku), reserved: 0 });
  const { giftCards } = (await shop.owner.send('GET', `${shop.base}/gift-cards`)).json;
  for (const [index, { id }] of cards.entries()) {
    const giftCard = giftCards.find((one: { id: string }) => one.id === id);
    expect(Math.round(Number(giftCard.balance.value) * 100)).toBe(model.cards[index]);
  }
  const report = await checkInvariants(shop.app.db, allInvariants);
  expect(report.invariants.flatMap((invariant) => invariant.violations)).toEqual([]);
  expect(shop.app.faults).toEqual([]);
}

describe('a shop and its model', () => {
  it('whatever is added, changed, entered, paid and refunded, both say the same', {
    timeout: 60_000 + numRuns * 20_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(anyStep, { maxCommands, size: 'max' }), async (commands) => {
        runs += 1;
        const begun = await beginRun(shop, runs);
        await fc.asyncModelRun(() => begun, commands);
        await expectSame(begun.model, begun.real);
      }),
      { numRuns, seed, endOnFailure: process.env['MODEL_SHRINK'] !== '1' },
    );
  });
});
