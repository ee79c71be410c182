import type { Draft, DraftLine } from '@veranda/contracts/orders-drafts';
import { describe, expect, it } from 'vitest';
import { bodyOfForm, type DraftForm, formOfDraft, noDiscount } from './draft-form.ts';

const money = (value: string) => ({ value, currency: 'USD' });
const zero = money('0.00');
const line: DraftLine = {
  kind: 'product',
  id: 'l',
  variantId: 'v',
  productId: 'p',
  title: 'Mug',
  sku: 'MUG',
  attributes: {},
  imageUrl: '',
  quantity: 2,
  price: null,
  unitPrice: money('12.00'),
  shipped: true,
  total: money('24.00'),
  left: 3,
  problem: '',
  discount: { kind: 'percent', percent: 50 },
};
const draft: Draft = {
  state: 'open',
  id: 'd',
  version: '1',
  createdBy: 'a@b.example',
  createdAt: '',
  updatedAt: '',
  email: 'a@b.example',
  shippingAddress: null,
  billingAddress: null,
  lines: [line],
  sent: null,
  discount: { kind: 'fixed', amount: '5.00' },
  shipping: { kind: 'own', name: 'Courier', price: '9.00' },
  message: 'Hello',
  note: '',
  customerNote: '',
  requiresShipping: true,
  shippingOptions: [],
  subtotal: zero,
  discountTotal: zero,
  shippingCost: zero,
  tax: zero,
  includedTax: zero,
  total: zero,
  problems: [],
};

describe('a draft as it is typed', () => {
  it('is saved as it was read', () => {
    expect(bodyOfForm(formOfDraft(draft))).toEqual({
      email: 'a@b.example',
      shippingAddress: null,
      billingAddress: null,
      message: 'Hello',
      note: '',
      lines: [
        { kind: 'product', id: 'l', variantId: 'v', quantity: 2, price: null, discount: line.discount },
      ],
      discount: draft.discount,
      shipping: draft.shipping,
    });
  });

  const typed = (more: Partial<DraftForm>) => bodyOfForm({ ...formOfDraft(draft), ...more });
  it.each([
    ['a percentage with a point', { discount: { kind: 'percent', value: '12.5' } }],
    ['a percentage beyond 100', { discount: { kind: 'percent', value: '101' } }],
    ['an amount that is none', { discount: { kind: 'fixed', value: 'a lot' } }],
    ['shipping without a name', { shipping: { kind: 'own', id: '', name: ' ', price: '1' } }],
  ] as const)('waits with %s', (_what, more) => {
    expect(typeof typed(more)).toBe('string');
  });

  it('lets the customer choose where no shipping method is named', () => {
    const body = typed({ shipping: { kind: 'method', id: '', name: '', price: '' }, discount: noDiscount });
    expect(body).toMatchObject({ shipping: { kind: 'none' }, discount: null });
  });
});
