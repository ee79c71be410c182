import type { CodeView, ContactView, ExtrasView } from '@veranda/contracts/checkout-view';
import { type RenderedCheckout, fieldView, typedOr } from './view-parts.ts';

/** The first thing that is asked: where the confirmation goes. */
export function contactView(drawn: RenderedCheckout): ContactView {
  const { checkout, messages, typed } = drawn;
  const { member } = checkout;
  const ticked =
    typed['newsletterShown'] === undefined ? checkout.wantsNewsletter : typed['newsletter'] === '1';
  return {
    title: messages.t('contactTitle'),
    email: fieldView(drawn, {
      name: 'email',
      label: messages.t('email'),
      type: 'email',
      inputMode: 'email',
      autocomplete: 'email',
      value: checkout.email,
      required: true,
    }),
    login: member === null ? { text: messages.t('login'), url: '/account/login?returnTo=/checkout' } : null,
    member: member === null ? '' : messages.t('loggedInAs', { name: member.name || member.email }),
    newsletter: checkout.offersNewsletter ? { label: messages.t('newsletter'), ticked } : null,
  };
}

/** Codes, a note to the shop. */
export function extrasView(drawn: RenderedCheckout): ExtrasView {
  const { checkout, messages } = drawn;
  const codes = codesOf(drawn);
  const hasFailed = drawn.problems.some((problem) => problem.field === 'coupon');
  return {
    codesTitle: messages.t('codesTitle'),
    codesOpen: codes.length > 0 || hasFailed,
    codes,
    removeText: messages.t('remove'),
    code: {
      ...fieldView(drawn, { name: 'coupon', label: messages.t('code'), autocomplete: 'off' }),
      value: hasFailed ? typedOr(drawn, 'coupon', '') : '',
    },
    applyText: messages.t('apply'),
    noteTitle: messages.t('noteTitle'),
    noteLabel: messages.t('noteLabel'),
    note: typedOr(drawn, 'note', checkout.note),
  };
}

function codesOf({ checkout: { cart }, messages }: RenderedCheckout): CodeView[] {
  const coupons = cart.coupons.map(({ code }): CodeView => {
    const wrong = cart.invalidCoupons.find((invalidCoupon) => invalidCoupon.code === code);
    return {
      kind: 'removeCoupon',
      value: code,
      name: code,
      removeLabel: messages.t('removeCode', { code }),
      problem: wrong?.message ?? '',
    };
  });
  const cards = cart.giftCards.map(
    ({ id, last4 }): CodeView => ({
      kind: 'removeGiftCard',
      value: id,
      name: messages.t('giftCard', { last4 }),
      removeLabel: messages.t('removeGiftCard', { last4 }),
      problem: '',
    }),
  );
  return [...coupons, ...cards];
}
