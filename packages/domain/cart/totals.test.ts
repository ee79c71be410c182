import { describe, expect, it } from 'vitest';
import type { Discount, DiscountEffect } from '../discounts/discount.ts';
import type { Destination } from '../line-items/destination.ts';
import type { ShippingMethod } from '../shipping/shipping-method.ts';
import type { TaxRule, TaxSettings } from '../tax/tax-rule.ts';
import { untaxed } from '../tax/tax-rule.ts';
import type { PricedLine } from '../line-items/priced-line.ts';
import { type CartToPrice, type Totals, totalsOf } from './totals.ts';

const kinds = { '': 'physical', d: 'digital', s: 'service', g: 'gift-card' } as const;

/** `2×19.00 mug#kitchen`, `1×5.00 d:song`: quantity, price, kind, product, category; 100 g a unit. */
function lines(notation: string): PricedLine[] {
  return notation.split(', ').map((text, index) => {
    const [, quantity = '', price = '', kind = '', product = 'p', category = ''] =
      /^(\d+)×([\d.]+)(?: (?:([dsg]):)?(\w+)(?:#(\w+))?)?$/.exec(text) ?? [];
    return {
      key: `k${index}`,
      productId: product,
      categoryIds: category === '' ? [] : [category],
      kind: kinds[kind as keyof typeof kinds],
      unitMinor: BigInt(Math.round(Number(price) * 100)),
      quantity: Number(quantity),
      weightGrams: 100,
    };
  });
}

const shop: Destination = { country: 'US', region: 'NY', postalCode: '12207-1234' };
const everywhere = { country: '', region: '', postalRanges: [] };
const post: ShippingMethod = {
  id: 'post',
  name: 'Post',
  cost: { kind: 'flat', perOrderMinor: 500n, perItemMinor: 50n },
  areas: [],
  restOfWorld: false,
  freeFromMinor: null,
};

function discount(effect: DiscountEffect, more: Partial<Discount> = {}): Discount {
  return {
    id: 'd',
    name: 'Discount',
    code: null,
    scope: { kind: 'order' },
    effect,
    minimumMinor: 0n,
    minimumQuantity: 0,
    active: true,
    startsAt: null,
    endsAt: null,
    limit: null,
    used: 0,
    oncePerCustomer: false,
    subscriptions: 'first',
    ...more,
  };
}

function tax(percent: number, more: Partial<TaxRule> = {}): TaxRule {
  return {
    id: `tax${percent}`,
    name: 'Tax',
    area: everywhere,
    ratePpm: BigInt(Math.round(percent * 10_000)),
    onServices: false,
    onDigital: false,
    onShipping: false,
    ...more,
  };
}

function taxed(...rules: TaxRule[]): TaxSettings {
  return { ...untaxed, rules };
}

type Given = Partial<Omit<CartToPrice, 'rules' | 'lines'>> & {
  readonly discounts?: Discount[];
  readonly shipping?: ShippingMethod[];
  readonly tax?: TaxSettings;
  readonly minimumOrderMinor?: bigint;
  readonly minimumAfterDiscounts?: boolean;
};

function price(notation: string, given: Given = {}): Totals {
  const {
    discounts = [],
    shipping = [post],
    tax: settings = untaxed,
    minimumOrderMinor = 0n,
    minimumAfterDiscounts = false,
    ...rest
  } = given;
  return totalsOf({
    lines: lines(notation),
    rules: { discounts, shipping, tax: settings, minimumOrderMinor, minimumAfterDiscounts },
    codes: [],
    usedByCustomer: new Set(),
    shippingOption: null,
    shipTo: shop,
    taxAt: shop,
    giftCards: [],
    now: 1000,
    ...rest,
  });
}

const off = (totals: Totals) => [...totals.lines.values()].map((line) => line.discountMinor);
const taxOf = (totals: Totals) => [...totals.lines.values()].map((line) => line.taxMinor);
const sums = (totals: Totals) =>
  [
    totals.subtotalMinor,
    totals.discountMinor,
    totals.shippingMinor,
    totals.taxMinor,
    totals.grandTotalMinor,
  ].map(Number);

describe('totals without rules', () => {
  it.each([
    ['2×19.00', null, [3800, 0, 0, 0, 3800]],
    ['2×19.00', 'post', [3800, 0, 600, 0, 4400]],
    ['2×19.00, 1×5.00 d:song', 'post', [4300, 0, 600, 0, 4900]],
    ['1×5.00 d:song', 'post', [500, 0, 0, 0, 500]],
    ['1×5.00', 'gone', [500, 0, 0, 0, 500]],
  ] as const)('are %s by %s', (notation, shippingOption, expected) => {
    expect(sums(price(notation, { shippingOption }))).toEqual(expected);
  });

  it('storefront §5: the minimum order is asked of the subtotal before discounts', () => {
    const half = discount({ kind: 'percent', percent: 50 });
    expect(price('1×20.00', { minimumOrderMinor: 2000n, discounts: [half] }).belowMinimum).toBe(false);
    expect(price('1×19.99', { minimumOrderMinor: 2000n }).belowMinimum).toBe(true);
    const after = { minimumOrderMinor: 2000n, minimumAfterDiscounts: true };
    expect(price('1×20.00', { ...after, discounts: [half] }).belowMinimum).toBe(true);
    expect(price('1×40.00', { ...after, discounts: [half] }).belowMinimum).toBe(false);
  });
});

describe('discounts', () => {
  it('allocate 10.00 off 33.33, 33.33 and 33.34 as 3.33, 3.33 and 3.34', () => {
    const ten = discount({ kind: 'fixed', amountMinor: 1000n });
    expect(off(price('1×33.33, 1×33.33, 1×33.34', { discounts: [ten] }))).toEqual([333n, 333n, 334n]);
  });

  it.each<[string, DiscountEffect, Partial<Discount>, number]>([
    ['2×19.00', { kind: 'percent', percent: 10 }, {}, 380],
    ['1×0.05', { kind: 'percent', percent: 10 }, {}, 1],
    ['1×10.05', { kind: 'percent', percent: 10 }, {}, 101],
    ['1×5.00', { kind: 'fixed', amountMinor: 900n }, {}, 500],
    [
      '1×5.00 mug, 1×7.00 pot',
      { kind: 'percent', percent: 50 },
      { scope: { kind: 'products', productIds: ['pot'] } },
      350,
    ],
    [
      '1×5.00 mug#tea, 1×7.00 pot',
      { kind: 'percent', percent: 100 },
      { scope: { kind: 'categories', categoryIds: ['tea'] } },
      500,
    ],
    ['1×5.00 g:card, 1×5.00 mug', { kind: 'percent', percent: 100 }, {}, 500],
    ['3×10.00', { kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100, of: { kind: 'order' } }, {}, 1000],
    ['5×10.00', { kind: 'buy-x-get-y', buy: 2, get: 1, percent: 100, of: { kind: 'order' } }, {}, 1000],
    ['3×10.00, 3×4.00', { kind: 'buy-x-get-y', buy: 2, get: 1, percent: 50, of: { kind: 'order' } }, {}, 400],
    [
      '2×10.00 mug, 9×3.00 tea',
      { kind: 'buy-x-get-y', buy: 1, get: 1, percent: 100, of: { kind: 'products', productIds: ['tea'] } },
      { scope: { kind: 'products', productIds: ['mug'] } },
      600,
    ],
  ])('take %s, case %#', (notation, effect, more, expected) => {
    const totals = price(notation, { discounts: [discount(effect, more)] });
    expect(Number(totals.discountMinor)).toBe(expected);
  });

  it('take the price of the chosen shipping method as free shipping, and nothing off the goods', () => {
    const free = discount({ kind: 'free-shipping' });
    expect(sums(price('1×5.00', { discounts: [free], shippingOption: 'post' }))).toEqual([500, 0, 0, 0, 500]);
  });

  it('say that free shipping has no effect when nothing is shipped', () => {
    const free = discount({ kind: 'free-shipping' }, { code: 'FREE' });
    const given = { codes: [{ code: 'FREE', discount: free }], shippingOption: 'post' };
    expect(price('1×5.00 d:song', given).invalidCodes).toEqual([
      { code: 'FREE', reason: 'no-matching-item' },
    ]);
    expect(price('1×5.00', given).invalidCodes).toEqual([]);
  });

  it('take one after the other from what is left, products before the order, and never below zero', () => {
    const mugs = discount(
      { kind: 'fixed', amountMinor: 400n },
      { id: 'z', scope: { kind: 'products', productIds: ['mug'] } },
    );
    const half = discount({ kind: 'percent', percent: 50 }, { id: 'a' });
    const all = discount({ kind: 'fixed', amountMinor: 9999n }, { id: 'b' });
    expect(off(price('1×10.00 mug, 1×6.00 pot', { discounts: [half, mugs] }))).toEqual([700n, 300n]);
    expect(off(price('1×10.00 mug, 1×6.00 pot', { discounts: [half, mugs, all] }))).toEqual([1000n, 600n]);
  });

  const code = (more: Partial<Discount>) =>
    discount({ kind: 'percent', percent: 10 }, { code: 'TEN', ...more });
  it.each<[string, Discount | null, string]>([
    ['unknown', null, 'unknown'],
    ['switched off', code({ active: false }), 'not-active'],
    ['too early', code({ startsAt: 1001 }), 'not-started'],
    ['too late', code({ endsAt: 1000 }), 'ended'],
    ['used up', code({ limit: 3, used: 3 }), 'used-up'],
    ['had before', code({ oncePerCustomer: true }), 'used-by-customer'],
    ['for other things', code({ scope: { kind: 'products', productIds: ['hat'] } }), 'no-matching-item'],
    ['for larger orders', code({ minimumMinor: 501n }), 'under-amount'],
    ['for more pieces', code({ minimumQuantity: 2 }), 'under-quantity'],
  ])(
    'storefront §3: a code in invalidCoupons that is %s says why, and takes nothing',
    (_name, given, reason) => {
      const totals = price('1×5.00', {
        codes: [{ code: 'TEN', discount: given }],
        usedByCustomer: new Set(['d']),
      });
      expect(totals.invalidCodes).toEqual([{ code: 'TEN', reason }]);
      expect(totals.discountMinor).toBe(0n);
    },
  );

  it('hold at their edges: from the first moment, to the last order, for exactly the amount', () => {
    const given = code({
      startsAt: 1000,
      endsAt: 1001,
      limit: 4,
      used: 3,
      minimumMinor: 500n,
      minimumQuantity: 1,
    });
    expect(Number(price('1×5.00', { codes: [{ code: 'TEN', discount: given }] }).discountMinor)).toBe(50);
  });

  it('say of a code for which nothing is left', () => {
    const all = discount({ kind: 'percent', percent: 100 }, { id: 'a' });
    const totals = price('1×5.00', { discounts: [all], codes: [{ code: 'TEN', discount: code({}) }] });
    expect(totals.invalidCodes).toEqual([{ code: 'TEN', reason: 'nothing-left' }]);
  });

  it('give a code that was entered twice once', () => {
    const twice = [1, 2].map(() => ({ code: 'TEN', discount: code({}) }));
    expect(Number(price('1×5.00', { codes: twice }).discountMinor)).toBe(50);
  });
});

describe('taxes', () => {
  it('are 2.30 for 4 × 2.50 at 23 %, allocated 0.58, 0.58, 0.57, 0.57', () => {
    const totals = price('1×2.50, 1×2.50, 1×2.50, 1×2.50', { tax: taxed(tax(23)) });
    expect(taxOf(totals)).toEqual([58n, 58n, 57n, 57n]);
    expect(sums(totals)).toEqual([1000, 0, 0, 230, 1230]);
  });

  it('are rounded line by line when the shop asks for it', () => {
    const settings = { ...taxed(tax(23)), rounding: 'line' } as const;
    expect(taxOf(price('1×2.50, 1×2.50', { tax: settings }))).toEqual([58n, 58n]);
  });

  it('are added of several rules, not compounded', () => {
    const totals = price('1×100.00', { tax: taxed(tax(4), tax(2.5)) });
    expect(Number(totals.taxMinor)).toBe(650);
    expect(totals.taxes.map((one) => Number(one.amountMinor))).toEqual([400, 250]);
  });

  it('are part of the price where prices include them', () => {
    const settings = { ...taxed(tax(19, { onShipping: true })), included: true };
    const totals = price('1×119.00', { tax: settings, shippingOption: 'post' });
    expect(sums(totals)).toEqual([11900, 0, 550, 0, 12450]);
    expect(Number(totals.includedTaxMinor)).toBe(1900 + 88);
  });

  it('are taken of the discounted price, of services and digital goods only where the rule says so, never of gift cards', () => {
    const half = discount(
      { kind: 'percent', percent: 50 },
      { scope: { kind: 'products', productIds: ['mug'] } },
    );
    const goods = '1×100.00 mug, 1×100.00 d:song, 1×100.00 s:cut, 1×100.00 g:card';
    expect(taxOf(price(goods, { tax: taxed(tax(10)), discounts: [half] }))).toEqual([500n, 0n, 0n, 0n]);
    const wide = tax(10, { onDigital: true, onServices: true });
    expect(taxOf(price(goods, { tax: taxed(wide) }))).toEqual([1000n, 1000n, 1000n, 0n]);
  });

  it('are taken of shipping where the rule says so, and not of what is sent free', () => {
    const rule = taxed(tax(10, { onShipping: true }));
    expect(sums(price('1×10.00', { tax: rule, shippingOption: 'post' }))).toEqual([1000, 0, 550, 155, 1705]);
    const free = discount({ kind: 'free-shipping' });
    expect(Number(price('1×10.00', { tax: rule, shippingOption: 'post', discounts: [free] }).taxMinor)).toBe(
      100,
    );
  });

  it.each([
    [{ country: 'US', region: 'NY', postalRanges: [] }, true],
    [{ country: 'US', region: 'CA', postalRanges: [] }, false],
    [{ country: 'CA', region: '', postalRanges: [] }, false],
    [{ country: 'US', region: '', postalRanges: [{ from: '12207', to: '12207' }] }, true],
    [{ country: 'US', region: '', postalRanges: [{ from: '12000', to: '12206' }] }, false],
    [{ country: 'US', region: '', postalRanges: [{ from: '12000', to: '12999' }] }, true],
    [{ country: 'US', region: '', postalRanges: [{ from: '1', to: '9999' }] }, false],
  ])('of a rule for %j reach New York 12207-1234: %s', (area, reached) => {
    expect(price('1×10.00', { tax: taxed(tax(10, { area })) }).taxMinor).toBe(reached ? 100n : 0n);
  });

  it('wait until the place is known', () => {
    expect(price('1×10.00', { tax: taxed(tax(10)), taxAt: null }).taxMinor).toBe(0n);
  });
});

describe('shipping methods', () => {
  const bands = [
    { upToGrams: 1000, costMinor: 900n },
    { upToGrams: 200, costMinor: 300n },
  ];
  const byWeight = { ...post, id: 'weight', cost: { kind: 'weight', bands } } as const;
  it.each([
    ['2×1.00', [300n]],
    ['3×1.00', [900n]],
    ['10×1.00', [900n]],
    ['11×1.00', []],
    ['11×1.00 d:song', []],
  ] as const)('by weight: %s cost %s', (notation, expected) => {
    expect(price(notation, { shipping: [byWeight] }).quotes.map((quote) => quote.costMinor)).toEqual(
      expected,
    );
  });

  it('use zones first, and the rest of the world where no zone reaches', () => {
    const home = { ...post, id: 'home', areas: [{ country: 'US', region: '', postalRanges: [] }] };
    const world = { ...post, id: 'world', restOfWorld: true };
    const pickup = { ...post, id: 'pickup', cost: { kind: 'pickup' } } as const;
    const offered = (shipTo: Destination | null) =>
      price('1×1.00', { shipping: [home, world, pickup], shipTo }).quotes.map(({ method }) => method.id);
    expect(offered(shop)).toEqual(['home', 'pickup']);
    expect(offered({ country: 'DE', region: '', postalCode: '10115' })).toEqual(['world', 'pickup']);
    expect(offered(null)).toEqual(['home', 'world', 'pickup']);
  });

  it('send free from an amount of discounted goods, and locally for a fee', () => {
    const local = { ...post, cost: { kind: 'local', feeMinor: 250n }, freeFromMinor: 1000n } as const;
    expect(price('1×10.00', { shipping: [local] }).quotes[0]?.costMinor).toBe(0n);
    const half = discount({ kind: 'percent', percent: 1 });
    expect(price('1×10.00', { shipping: [local], discounts: [half] }).quotes[0]?.costMinor).toBe(250n);
  });
});

describe('gift cards', () => {
  it('pay shipping and tax too, the oldest first, down to nothing', () => {
    const giftCards = [
      { id: 'old', balanceMinor: 300n },
      { id: 'empty', balanceMinor: 0n },
      { id: 'new', balanceMinor: 5000n },
    ];
    const totals = price('1×10.00', { giftCards, shippingOption: 'post' });
    expect(totals.tenders).toEqual([
      { id: 'old', amountMinor: 300n },
      { id: 'new', amountMinor: 1250n },
    ]);
    expect(totals.dueMinor).toBe(0n);
    expect(price('1×100.00', { giftCards }).dueMinor).toBe(4700n);
  });
});
