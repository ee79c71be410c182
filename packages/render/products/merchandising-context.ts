import type { RestockProps } from '@veranda/contracts/islands';
import { fillPlaceholders } from '@veranda/domain/placeholders';
import { isSoldOut } from '@veranda/domain/catalog/display';
import { type Merchandising, scarcityText, soldOutVariants } from '@veranda/domain/catalog/merchandising';
import type { Product, Variant } from '@veranda/domain/catalog/product';
import type { Session } from '../context/session.ts';

/**
 * `productMerchandisingContext` of one product (storefront §3), as the formatters of public themes read it.
 */
export function merchandisingContext(session: Session, product: Product): Readonly<Record<string, unknown>> {
  const settings = session.catalog.merchandising;
  const asks = product.variants.length > 1;
  const scarce = product.variants.filter((variant) => scarcityText(settings, product, variant) !== '');
  const gone = settings.restockEnabled ? soldOutVariants(product) : [];
  return {
    [product.id]: {
      ...settingsContext(settings),
      scarcityShownByDefault: !asks,
      scarcityTemplateViews: scarce.map((variant) => ({
        qtyInStock: variant.stock.quantity,
        ...(asks ? { attributes: variant.attributes } : {}),
      })),
      restockNotificationViews: gone.map((variant) => ({ variantId: variant.id, hiddenByDefault: asks })),
    },
  };
}

/** The part of the context that is the same for every product: lists show the word for what is sold out. */
export function settingsContext(settings: Merchandising) {
  return {
    scarcityEnabled: settings.scarcityEnabled,
    scarcityText: settings.scarcityText,
    customSoldOutText: settings.customSoldOutText,
    restockNotificationMessages: {
      CTAText: settings.restockCallToAction,
      placeholderText: settings.restockPlaceholder,
      buttonText: settings.restockButton,
      mailingListDescription: settings.restockMailingListText,
    },
    mailingListSignUpEnabled: settings.mailingListSignUpEnabled,
    mailingListOptInByDefault: settings.mailingListOptInByDefault,
  };
}

/** The word on the mark of what is sold out: the owner's own, or the site's. */
export function soldOutText(session: Session): string {
  return (
    session.catalog.merchandising.customSoldOutText.trim() || (session.strings['productSoldOutText'] ?? '')
  );
}

/** The form for those who wait (`product-restock`); null where there is nothing to wait for. */
export function restockView(session: Session, product: Product) {
  const settings = session.catalog.merchandising;
  const gone = settings.restockEnabled ? soldOutVariants(product) : [];
  const [first] = gone;
  if (!first) return null;
  const siteKey = session.captchaSiteKey ?? '';
  const props: RestockProps = {
    successText: settings.restockSuccessText.trim(),
    siteKey,
    scriptUrl: session.captchaScriptUrl ?? '',
    language: session.snapshot.website.language,
  };
  return {
    productId: product.id,
    variantId: first.id,
    id: `restock-${product.id}`,
    cta: settings.restockCallToAction,
    placeholder: settings.restockPlaceholder,
    buttonText: settings.restockButton,
    asks: gone.length > 1,
    variants: gone.map((variant) => ({ id: variant.id, label: variantLabel(product, variant) })),
    chooseLabel: fillPlaceholders(session.strings['restockVariantLabel'] ?? '', { title: product.title }),
    mailing: settings.mailingListSignUpEnabled,
    mailingText: settings.restockMailingListText,
    optIn: settings.mailingListOptInByDefault,
    hasCaptcha: siteKey !== '',
    isOpen: isSoldOut(product),
    propsJson: JSON.stringify(props),
  };
}

function variantLabel(product: Product, variant: Variant): string {
  return (
    product.optionOrdering.flatMap((name) => variant.attributes[name] ?? []).join(' / ') || product.title
  );
}
