import type { InstallmentProps } from '@veranda/contracts/islands';
import { type StorefrontMessageKey } from '@veranda/contracts/storefront-messages';
import type { Product } from '@veranda/domain/catalog/product';
import {
  type InstallmentContext,
  type InstallmentOffer,
  installmentOffer,
  providerLocale,
} from '@veranda/domain/installments/offer';
import { formatMoney } from '@veranda/domain/money/format';
import { parseMajor, toMajor } from '@veranda/domain/money/money';
import { fillPlaceholders } from '@veranda/domain/placeholders';
import type { SiteFrame } from '@veranda/domain/publishing/items/item-asks';
import type { Session } from '../context/session.ts';

/** Installment offer of the site; not available where the owner has set nothing up. */
export function installmentContext(snapshot: SiteFrame): InstallmentContext {
  const { currency, language } = snapshot.website;
  const set = snapshot.settings.store.installments ?? null;
  return {
    available: set !== null,
    minimum: set === null ? null : parseMajor(set.minimum, currency),
    maximum: set === null ? null : parseMajor(set.maximum, currency),
    language,
    country: set?.country ?? '',
  };
}

/** The same as scripts of public themes read it (storefront §3, installment context per item). */
export function afterPayContext({ snapshot }: Session) {
  const { currency } = snapshot.website;
  const context = installmentContext(snapshot);
  const amount = (minor: bigint | null) => (minor === null ? null : toMajor(minor, currency));
  return {
    afterPayAvailable: context.available,
    afterPayMin: amount(context.minimum),
    afterPayMax: amount(context.maximum),
    shopperLanguage: context.language,
    stripeAccountCountry: context.country,
  };
}

/**
 * The offer of a product's page with its link to what installments are; null where there is none (storefront
 * §4, §5).
 */
export function installmentView(session: Session, product: Product, priceMinor: bigint) {
  const text = installmentText(session, product, priceMinor);
  const locale = providerLocale(installmentContext(session.snapshot));
  if (text === null || locale === null) return null;
  return {
    text,
    infoUrl: `/installments/${locale}`,
    propsJson: JSON.stringify({ infoUrl: `/installments/${locale}` } satisfies InstallmentProps),
  };
}

/** The offer to pay a price in installments in the words of the site; null where there is none. */
export function installmentText(session: Session, product: Product, priceMinor: bigint): string | null {
  const context = installmentContext(session.snapshot);
  if (product.kind !== 'physical' || product.plan) return null;
  const offer = installmentOffer(priceMinor, context);
  if (offer === null) return null;
  const { currency, language } = session.snapshot.website;
  const amount = formatMoney(offer.kind === 'in-range' ? offer.each : offer.amount, currency, language);
  const n = offer.kind === 'in-range' ? String(offer.payments) : '';
  return fillPlaceholders(session.strings[offerMessages[offer.kind]] ?? '', { n, amount });
}

const offerMessages: Readonly<Record<InstallmentOffer['kind'], StorefrontMessageKey>> = {
  'in-range': 'installmentPaymentsText',
  'up-to': 'installmentUpToText',
  over: 'installmentOverText',
};
