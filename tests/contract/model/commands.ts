import fc from 'fast-check';
import { expect } from 'vitest';
import { address, card, cartPath, completePath } from '../checkout/shop.ts';
import {
  type CartModel,
  type Code,
  codes,
  freshCart,
  giveBack,
  leftOf,
  priceOf,
  type ShopModel,
  type Sku,
  skus,
} from './shop-model.ts';
import { forgetLimits, readCart, type RealShop, sessionOf } from './shop-under-test.ts';

type Step = fc.AsyncCommand<ShopModel, RealShop>;

const places = {
  NY: address,
  OR: { ...address, city: 'Portland', region: 'OR', postalCode: '97201' },
} as const;

function cartOf(model: ShopModel, visitor: number): CartModel {
  const cart = model.carts[visitor];
  if (!cart) throw new Error('there is no such visitor');
  return cart;
}

/** A command of one visitor; afterwards their cart must cost what the model says. */
function step(
  name: string,
  visitor: number,
  given: {
    readonly check?: (cart: CartModel, model: ShopModel) => boolean;
    readonly run: (cart: CartModel, model: ShopModel, real: RealShop) => Promise<void>;
  },
): Step {
  return {
    check: (model) => given.check?.(cartOf(model, visitor), model) ?? true,
    async run(model, real) {
      await forgetLimits(real.shop);
      await given.run(cartOf(model, visitor), model, real);
      const now = cartOf(model, visitor);
      const { sums, valid } = priceOf(now, model);
      const seen = await readCart(real, visitor);
      expect(seen).toMatchObject(sums);
      expect(seen.validCoupons.map((validCoupon: { code: string }) => validCoupon.code)).toEqual(valid);
      expect(seen.entries.length).toBe(now.lines.size);
    },
    toString: () => name,
  };
}

function add(visitor: number, sku: Sku, quantity: number): Step {
  return step(`${visitor} adds ${quantity} ${sku}`, visitor, {
    async run(cart, model, { shop, ...real }) {
      const wanted = (cart.lines.get(sku) ?? 0) + quantity;
      const answer = await shop.add(sessionOf({ shop, ...real }, visitor), sku, quantity);
      const isThere = wanted <= (model.stock.get(sku) ?? 0);
      expect(answer.status).toBe(isThere ? 200 : 409);
      if (isThere) cart.lines.set(sku, wanted);
    },
  });
}

function change(visitor: number, sku: Sku, quantity: number): Step {
  return step(`${visitor} wants ${quantity} ${sku}`, visitor, {
    check: (cart) => cart.lines.has(sku),
    async run(cart, model, real) {
      const entry = await entryOf(real, visitor, sku);
      const path = `${cartPath}/entries/${entry}`;
      if (quantity === 0) {
        expect((await sessionOf(real, visitor).send('DELETE', path)).status).toBe(200);
        cart.lines.delete(sku);
        return;
      }
      const answer = await sessionOf(real, visitor).send('PUT', path, { quantity });
      const isFewer = quantity <= (cart.lines.get(sku) ?? 0);
      const isThere = isFewer || quantity <= (model.stock.get(sku) ?? 0);
      expect(answer.status).toBe(isThere ? 200 : 409);
      if (isThere) cart.lines.set(sku, quantity);
    },
  });
}

async function entryOf(real: RealShop, visitor: number, sku: Sku): Promise<string> {
  const { entries } = await readCart(real, visitor);
  return entries.find((entry: { chosenVariant: { sku: string } }) => entry.chosenVariant.sku === sku).id;
}

function enterCode(visitor: number, code: Code): Step {
  return step(`${visitor} enters ${code}`, visitor, {
    check: (cart) => cart.lines.size > 0,
    async run(cart, model, real) {
      const kept = cart.codes.includes(code) ? cart.codes : [...cart.codes, code];
      const holds = priceOf({ ...cart, codes: kept }, model).valid.includes(code);
      const answer = await sessionOf(real, visitor).send('POST', `${cartPath}/coupons`, { code });
      expect(answer.status).toBe(holds ? 200 : 409);
      if (holds && !cart.codes.includes(code)) cart.codes.push(code);
    },
  });
}

function takeCodeOut(visitor: number, code: Code): Step {
  return step(`${visitor} takes ${code} out`, visitor, {
    check: (cart) => cart.codes.includes(code),
    async run(cart, _model, real) {
      await sessionOf(real, visitor).send('DELETE', `${cartPath}/coupons/${code}`);
      cart.codes.splice(cart.codes.indexOf(code), 1);
    },
  });
}

function enterCard(visitor: number, index: number): Step {
  return step(`${visitor} enters card ${index}`, visitor, {
    check: (cart) => cart.lines.size > 0,
    async run(cart, model, real) {
      const { code = '' } = real.cards[index] ?? {};
      const answer = await sessionOf(real, visitor).send('POST', `${cartPath}/gift-cards`, { code });
      const holds = (model.cards[index] ?? 0) > 0;
      expect(answer.status).toBe(holds ? 200 : 409);
      if (holds && !cart.cards.includes(index)) cart.cards.push(index);
    },
  });
}

function goTo(visitor: number, place: 'NY' | 'OR'): Step {
  return step(`${visitor} lives in ${place}`, visitor, {
    check: (cart) => cart.lines.size > 0,
    async run(cart, _model, real) {
      const details = {
        email: `v${visitor}@shop.example`,
        shippingAddress: places[place],
        shippingOption: 'flat',
      };
      const saved = await sessionOf(real, visitor).send('PUT', '/api/commerce/checkout', details);
      expect(saved.status).toBe(200);
      cart.place = place;
    },
  });
}

function complete(visitor: number, isGood: boolean): Step {
  return step(`${visitor} pays${isGood ? '' : ' with a card that is declined'}`, visitor, {
    check: (cart) => cart.lines.size > 0 && cart.place !== null,
    async run(cart, model, real) {
      const { sums, valid, pays } = priceOf(cart, model);
      const answer = await sessionOf(real, visitor).send('POST', completePath, {
        expectedGrandTotalCents: sums.grandTotalCents,
        expectedAmountDueCents: sums.amountDueCents,
        ...(sums.amountDueCents > 0
          ? { payment: card(isGood ? '4242424242424242' : '4000000000000002') }
          : {}),
      });
      const isThere = [...cart.lines].every(([sku, units]) => units <= (model.stock.get(sku) ?? 0));
      const isPlaced = isThere && (isGood || sums.amountDueCents === 0);
      expect([answer.status, answer.json.status]).toEqual(isPlaced ? [200, 'placed'] : [409, undefined]);
      if (!isPlaced) return;
      for (const [sku, units] of cart.lines) model.stock.set(sku, (model.stock.get(sku) ?? 0) - units);
      if (valid.includes('ONE')) model.oneUsed = true;
      for (const [place, paid] of pays.entries()) {
        const index = cart.cards[place] ?? 0;
        model.cards[index] = (model.cards[index] ?? 0) - paid;
      }
      model.orders.push({
        id: answer.json.orderId,
        units: cart.lines,
        tenders: [
          ...pays.map((left, place) => ({ card: cart.cards[place] ?? 0, left })),
          { card: null, left: sums.amountDueCents },
        ],
        isCanceled: false,
        refunds: 0,
      });
      model.carts[visitor] = freshCart();
    },
  });
}

function refund(pick: number, share: number): Step {
  const orderIn = ({ orders }: ShopModel) => {
    const open = orders.filter((order) => !order.isCanceled && leftOf(order) > 0);
    return open[pick % Math.max(1, open.length)];
  };
  return {
    check: (model) => orderIn(model) !== undefined,
    async run(model, { shop }) {
      const order = orderIn(model);
      if (!order) return;
      order.refunds += 1;
      const common = { key: `${order.id}-${order.refunds}`, reason: '', notify: false };
      const isAll = share === 100;
      const cents = Math.max(1, Math.floor((leftOf(order) * share) / 100));
      const path = `${shop.base}/orders/${order.id}/${isAll ? 'cancel' : 'refunds'}`;
      const body = isAll ? { restock: true } : { restock: false, amount: (cents / 100).toFixed(2) };
      const answer = await shop.owner.send('POST', path, { ...common, ...body });
      expect([answer.status, answer.status === 200 ? '' : answer.text]).toEqual([200, '']);
      giveBack(model, order, isAll ? leftOf(order) : cents);
      if (!isAll) return;
      order.isCanceled = true;
      for (const [sku, units] of order.units) model.stock.set(sku, (model.stock.get(sku) ?? 0) + units);
    },
    toString: () => `the owner gives ${share} % of order ${pick} back`,
  };
}

const visitor = fc.nat({ max: 2 });
const sku = fc.constantFrom(...skus);
const code = fc.constantFrom(...codes);

/** Everything that visitors and the owner may do, the common more often than the rare. */
export const anyStep: fc.Arbitrary<Step>[] = [
  fc.tuple(visitor, sku, fc.integer({ min: 1, max: 4 })).map((of) => add(...of)),
  fc.tuple(visitor, sku, fc.integer({ min: 0, max: 5 })).map((of) => change(...of)),
  fc.tuple(visitor, code).map((of) => enterCode(...of)),
  fc.tuple(visitor, code).map((of) => takeCodeOut(...of)),
  fc.tuple(visitor, fc.nat({ max: 1 })).map((of) => enterCard(...of)),
  fc.tuple(visitor, fc.constantFrom('NY', 'OR')).map((of) => goTo(...of)),
  fc.tuple(visitor, fc.constantFrom(true, true, false)).map((of) => complete(...of)),
  fc.tuple(fc.nat({ max: 9 }), fc.constantFrom(10, 50, 99, 100)).map((of) => refund(...of)),
];
