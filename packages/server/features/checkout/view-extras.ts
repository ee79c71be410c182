import type { CodeView, ContactView, ExtrasView } from '@veranda/contracts/checkout-view';
import { type DrawnCheckout, fieldView, typedOr } from './view-parts.ts';

/** The first thing that is asked: where the confirmation goes. */
export function contactView(drawn: DrawnCheckout): ContactView {
  const { checkout, speech, typed } = drawn;
  const { member } = checkout;
  const ticked =
    typed['newsletterShown'] === undefined ? checkout.wantsNewsletter : typed['newsletter'] === '1';
  return {
    title: speech.say('contactTitle'),
    email: fieldView(drawn, {
      name: 'email',
      label: speech.say('email'),
      type: 'email',
      inputMode: 'email',
      autocomplete: 'email',
      value: checkout.email,
      required: true,
    }),
    login: member === null ? { text: speech.say('login'), url: '/account/login?returnTo=/checkout' } : null,
    member: member === null ? '' : speech.say('loggedInAs', { name: member.name || member.email }),
    newsletter: checkout.offersNewsletter ? { label: speech.say('newsletter'), ticked } : null,
  };
}

/** Codes, a note to the shop. */
export function extrasView(drawn: DrawnCheckout): ExtrasView {
  const { checkout, speech } = drawn;
  const codes = codesOf(drawn);
  const hasFailed = drawn.problems.some((one) => one.field === 'coupon');
  return {
    codesTitle: speech.say('codesTitle'),
    codesOpen: codes.length > 0 || hasFailed,
    codes,
    removeText: speech.say('remove'),
    code: {
      ...fieldView(drawn, { name: 'coupon', label: speech.say('code'), autocomplete: 'off' }),
      value: hasFailed ? typedOr(drawn, 'coupon', '') : '',
    },
    applyText: speech.say('apply'),
    noteTitle: speech.say('noteTitle'),
    noteLabel: speech.say('noteLabel'),
    note: typedOr(drawn, 'note', checkout.note),
  };
}

function codesOf({ checkout: { cart }, speech }: DrawnCheckout): CodeView[] {
  const coupons = cart.coupons.map(({ code }): CodeView => {
    const wrong = cart.invalidCoupons.find((one) => one.code === code);
    return {
      kind: 'removeCoupon',
      value: code,
      name: code,
      removeLabel: speech.say('removeCode', { code }),
      problem: speech.inWords(wrong?.message ?? ''),
    };
  });
  const cards = cart.giftCards.map(
    ({ id, last4 }): CodeView => ({
      kind: 'removeGiftCard',
      value: id,
      name: speech.say('giftCard', { last4 }),
      removeLabel: speech.say('removeGiftCard', { last4 }),
      problem: '',
    }),
  );
  return [...coupons, ...cards];
}
