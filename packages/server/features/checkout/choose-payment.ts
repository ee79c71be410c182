import type { PaymentMethod as WireMethod } from '@veranda/contracts/payment-method';
import { cardProblems } from '@veranda/domain/checkout/card';
import { type ManualMethod, openMethods } from '@veranda/domain/payments/payment-rules';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { PaymentMethod } from '../../platform/payments/payment-gateway.ts';
import type { CardPayments, SitePayments } from '../../platform/payments/payments.ts';

/** Payment of an order beside its gift cards. */
export type ChosenPayment =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'card'; readonly cards: CardPayments; readonly method: PaymentMethod }
  | { readonly kind: 'manual'; readonly method: ManualMethod };

/** Requested payment, and its shop. */
interface PaymentQuestion {
  readonly dueMinor: bigint;
  readonly payment: WireMethod | null;
  readonly payments: SitePayments;
  readonly requiresShipping: boolean;
  /** Nothing else will do: it will be charged again. */
  readonly cardOnly: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Reads how the buyer wants to pay, or says everything that is wrong with it. */
export function choosePayment(question: PaymentQuestion): ChosenPayment | readonly Refusal[] {
  const { payment, payments, requiresShipping } = question;
  if (question.dueMinor === 0n) return { kind: 'nothing' };
  if (payment?.kind === 'manual') {
    if (question.cardOnly) return [refuse('payment-card-only', { field: 'payment' })];
    const method = openMethods(payments.rules, requiresShipping).find(
      (openMethod) => openMethod.id === payment.methodId,
    );
    return method ? { kind: 'manual', method } : [refuse('payment-method-unknown', { field: 'payment' })];
  }
  const { cards } = payments;
  if (payment?.kind === 'stripe-token')
    return cards.form.kind === 'stripe'
      ? { kind: 'card', cards, method: payment }
      : [refuse('payment-method-unknown', { field: 'payment' })];
  const field = cards.form.kind === 'test-card' ? 'cardNumber' : 'payment';
  if (payment === null || cards.form.kind !== 'test-card') return [refuse('payment-missing', { field })];
  const today = new Date(question.now);
  const problems = cardProblems(payment, { year: today.getUTCFullYear(), month: today.getUTCMonth() + 1 });
  return problems.length > 0 ? problems : { kind: 'card', cards, method: payment };
}

/** True when the chosen payment has no problem. */
export function isChosen(chosen: ChosenPayment | readonly Refusal[]): chosen is ChosenPayment {
  return !Array.isArray(chosen);
}
