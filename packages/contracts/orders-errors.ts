import { en } from '@veranda/messages/errors/en.data';
import type { ErrorTable } from './errors.ts';

/** Orders in the studio, and on the page of a site that asks for the link of one. */
export const orderErrors = {
  'order-link-limit': { status: 429, message: en['order-link-limit'] },
  'unknown-order': { status: 404, message: 'There is no such order.' },
  'unknown-mismatch': { status: 404, message: 'There is no such payment.' },
  'order-status-refused': { status: 409, message: 'An order that is {from} cannot become {to}.' },
  'order-canceled': { status: 409, message: 'This order is canceled.' },
  'unknown-order-line': { status: 400, message: 'Choose lines of this order, each once.' },
  'shipment-empty': { status: 400, message: 'Choose at least one item to ship.' },
  'shipment-too-many': { status: 409, message: 'There are only {left} left to ship.' },
  'tracking-url-malformed': {
    status: 400,
    message: 'The tracking address must start with https:// or http://.',
  },
  'nothing-to-refund': { status: 409, message: 'Everything has already been refunded.' },
  'refund-under-way': { status: 409, message: 'A refund of this order is still in progress.' },
  'order-not-canceled': {
    status: 409,
    message:
      'The order was not canceled because it was paid or shipped in the meantime. Please check it again.',
  },
  'refund-empty': { status: 400, message: 'Choose what to refund.' },
  'refund-too-much': { status: 409, message: 'This is more than is left of the payment.' },
  'refund-card-disabled': {
    status: 409,
    message:
      'This would go back on the gift card ending in {last4}, which is disabled. Issue the customer a new gift card instead.',
  },
  'refund-too-many': { status: 409, message: 'There are only {left} left to refund.' },
  'refund-refused': { status: 409, message: 'The refund was refused: {reason}' },
  'unknown-note': { status: 404, message: 'This note is no longer there.' },
  'note-of-another': { status: 403, message: 'Only the author of a note can change it.' },
  'too-many-notes': { status: 409, message: 'An order has {limit} notes at most.' },
  'nothing-to-pack': { status: 409, message: 'This order has nothing to ship.' },
  'mail-not-due': { status: 409, message: 'There is nothing to report in this email yet.' },
  'unknown-draft': { status: 404, message: 'There is no such draft.' },
  'draft-placed': { status: 409, message: 'This draft is now an order.' },
  'draft-being-paid': {
    status: 423,
    message: 'The customer is paying this right now. Please wait a moment.',
  },
  'draft-other-currency': {
    status: 409,
    message:
      'This draft is in {before}, but the store now sells in {currency}. Please check its amounts and save it again.',
  },
  'draft-changed': { status: 409, message: 'This draft was changed elsewhere. Please check it again.' },
  'draft-empty': { status: 409, message: 'Add at least one item.' },
  'draft-item-unknown': { status: 400, message: 'This item cannot be put in a draft.' },
  'draft-line-twice': { status: 400, message: 'Two lines have the same id.' },
} as const satisfies ErrorTable;
