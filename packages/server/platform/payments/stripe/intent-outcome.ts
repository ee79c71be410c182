import type Stripe from 'stripe';
import type { Mismatch, PaymentKey, PaymentOutcome, SavedMethod } from '../payment-gateway.ts';
import { stripeDecline } from './stripe-decline.ts';

type Price = Pick<PaymentKey, 'amountMinor' | 'currency'>;

/** Difference of an intent from the price of its payment; null where it is the same. */
export function mismatchOf(intent: Stripe.PaymentIntent, price: Price): Mismatch | null {
  const isTaken = intent.status === 'succeeded';
  const currency = intent.currency.toUpperCase();
  const amounts = isTaken ? [intent.amount, intent.amount_received] : [intent.amount];
  if (currency === price.currency && amounts.every((amount) => BigInt(amount) === price.amountMinor))
    return null;
  const takenMinor = isTaken ? BigInt(intent.amount_received) : 0n;
  const amountMinor = isTaken ? takenMinor : BigInt(intent.amount);
  return { kind: 'mismatched', reference: intent.id, amountMinor, currency, takenMinor };
}

/**
 * Outcome of an intent as the payment of a price; null when nobody has tried to pay with it. Its
 * `latest_charge` is expanded.
 */
export function outcomeOfIntent(intent: Stripe.PaymentIntent, price: Price): PaymentOutcome | null {
  return mismatchOf(intent, price) ?? outcomeOfStatus(intent);
}

function outcomeOfStatus(intent: Stripe.PaymentIntent): PaymentOutcome | null {
  const reference = intent.id;
  switch (intent.status) {
    case 'succeeded':
      return { kind: 'captured', reference, ...cardOf(intent) };
    case 'requires_action': {
      const actionUrl = intent.next_action?.redirect_to_url?.url;
      return actionUrl ? { kind: 'requires-action', reference, actionUrl } : { kind: 'unknown' };
    }
    case 'canceled':
      return { kind: 'declined', reference, message: stripeDecline(intent.last_payment_error, 'refused') };
    case 'requires_payment_method': {
      const refusal = intent.last_payment_error;
      return refusal ? { kind: 'declined', reference, message: stripeDecline(refusal, 'refused') } : null;
    }
    case 'requires_confirmation':
      return null;
    case 'processing':
    case 'requires_capture':
      return { kind: 'unknown' };
    default:
      return { kind: 'unknown' };
  }
}

function cardOf(intent: Stripe.PaymentIntent) {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const card = charge?.payment_method_details?.card;
  const [cardBrand, cardLast4] = [card?.brand ?? '', card?.last4 ?? ''];
  return { cardBrand: brandName(cardBrand), cardLast4, saved: savedOf(intent, card) };
}

function savedOf(
  intent: Stripe.PaymentIntent,
  card: Stripe.Charge.PaymentMethodDetails.Card | null | undefined,
): SavedMethod | null {
  const [customer, method] = [idOf(intent.customer), idOf(intent.payment_method)];
  if (!customer || !method || !intent.setup_future_usage) return null;
  return savedMethod({ customer, method }, card ?? null);
}

/** A saved card by the ids that it is charged with. */
export function savedMethod(
  ids: { readonly customer: string; readonly method: string },
  card: {
    readonly brand?: string | null;
    readonly last4?: string | null;
    readonly exp_month?: number;
    readonly exp_year?: number;
  } | null,
): SavedMethod {
  const expiry = card?.exp_month
    ? `${String(card.exp_month).padStart(2, '0')}/${String(card.exp_year ?? 0).slice(-2)}`
    : '';
  return {
    reference: `${ids.customer}|${ids.method}`,
    brand: brandName(card?.brand ?? ''),
    last4: card?.last4 ?? '',
    expiry,
  };
}

/** The ids of a saved card. */
export function readSaved(reference: string): { customer: string; method: string } {
  const [customer = '', method = ''] = reference.split('|');
  return { customer, method };
}

/** The id of what may be expanded. */
export function idOf(value: string | { readonly id: string } | null | undefined): string {
  return typeof value === 'string' ? value : (value?.id ?? '');
}

function brandName(brand: string): string {
  return brandNames[brand] ?? brand;
}

const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};
