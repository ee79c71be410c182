import type { MismatchedPayment } from '@veranda/contracts/mismatched-payments';
import { t } from './messages.ts';

type Payment = Pick<
  MismatchedPayment,
  'provider' | 'reference' | 'charged' | 'refundRefused' | 'reported' | 'testMode'
>;

export function providerName({ provider }: Pick<Payment, 'provider'>): string {
  return provider === 'stripe' ? 'Stripe' : t('thePaymentProvider');
}

/** Address of the payment at its provider; null where that is not known. */
export function providerPage({ provider, reference, testMode }: Payment): string | null {
  if (provider !== 'stripe' || reference === '') return null;
  return `https://dashboard.stripe.com/${testMode ? 'test/' : ''}payments/${encodeURIComponent(reference)}`;
}

/** Message that the refund was refused; empty where nothing says so. */
export function refusalMessage({ refundRefused }: Pick<Payment, 'refundRefused'>): string {
  if (refundRefused === '') return '';
  return t('refundRefused', { refundRefused: refundRefused.replaceAll('_', ' ').replace(/\.?$/, '.') });
}

/** Instructions for a payment whose amount or currency differs, one sentence each. */
export function mismatchAdvice(payment: Payment): readonly string[] {
  return [moneyMessage(payment), t('mismatchAdvice', { providerName: providerName(payment) })];
}

function moneyMessage(payment: Payment): string {
  const provider = providerName(payment);
  if (payment.refundRefused !== '') return t('chargedNotRefunded', { amount: payment.reported, provider });
  if (payment.charged === false) return t('nothingWasCharged', { provider });
  return payment.charged
    ? t('chargedAndRefunding', { amount: payment.reported, provider })
    : t('maybeRefunding', { provider });
}
