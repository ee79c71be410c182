import type { ProductFormProps } from '@veranda/contracts/islands';
import { fillPlaceholders } from '@veranda/domain/placeholders';
import { productCodeOf } from '@veranda/domain/catalog/codes';
import { isSoldOut, showsQuantity } from '@veranda/domain/catalog/display';
import { optionValues, valueStates } from '@veranda/domain/catalog/options';
import { type Product, unitPriceMinor } from '@veranda/domain/catalog/product';
import { formatMoney } from '@veranda/domain/money/format';
import { priceMessage } from '../formatters/commerce/price-message.ts';
import { scarcityText } from '@veranda/domain/catalog/merchandising';
import { installmentText } from './installment-view.ts';
import { type ItemFormView, itemFormView } from './item-form-view.ts';
import type { Session } from '../context/session.ts';

/** Most values of an option, and most characters of one, for which it is drawn as radio buttons. */
const radioLimits = { values: 10, characters: 16 } as const;
/** Storefront §5: quantity 1 to 9999. */
const maxQuantity = 9999;

/** The product form as its partial draws it (`product-form`): a real form, with the island's props. */
export function productFormView(session: Session, product: Product, place: 'pdp' | 'product_block') {
  const soldOut = isSoldOut(product);
  const asks = product.variants.length > 1 && product.kind !== 'digital';
  const allowed = session.snapshot.settings.store.multipleQuantityAllowedForServices;
  const isSubscribable = (product.plan ?? null) !== null;
  const showQuantity = showsQuantity({ ...product, isSubscribable }, allowed);
  const [only] = product.variants;
  // A gift card has no form: what it asks is on a page of its own.
  const formId = product.kind === 'gift-card' ? null : (product.formId ?? null);
  const extra = itemFormView(session, formId, { blockId: product.id });
  const props = formProps(session, product, { asks, soldOut, showQuantity, place, extra });
  return {
    ...addressOf(product),
    itemId: product.id,
    formId: `form-${product.id}`,
    // Scarcity text of the only variant; with several variants it depends on the selection.
    scarcity: asks || !only ? '' : scarcityText(session.catalog.merchandising, product, only),
    sku: asks ? '' : (product.variants[0]?.sku ?? ''),
    hasOptions: asks,
    options: asks ? optionsOf(session, product) : [],
    extra,
    showQuantity,
    quantityMax: maxQuantity,
    soldOut,
    addText: addText(session, product),
    buttonText: soldOut ? session.strings['productSoldOutButtonText'] : addText(session, product),
    propsJson: JSON.stringify(props),
  };
}

// A gift card, a subscription and a membership are bought alone, on a page of their own; the rest goes into
// the cart.
function addressOf(product: Product): { readonly method: 'get' | 'post'; readonly action: string } {
  if (product.kind === 'gift-card') return { method: 'get', action: `/gift-card/${product.id}` };
  if (product.plan || product.kind === 'paywall')
    return { method: 'post', action: '/api/3/commerce/cart/subscription' };
  return { method: 'post', action: '/api/commerce/shopping-cart/entries' };
}

function addText(session: Session, product: Product): string {
  const own = product.customAddText?.trim() ?? '';
  const once = product.kind === 'paywall' ? 'planJoinText' : 'productAddToCartText';
  const key = product.plan ? 'productSubscribeText' : once;
  return own !== '' ? own : (session.strings[key] ?? '');
}

// The markup marks values that are sold out whatever else is chosen; the rest depends on the other choices.
function optionsOf(session: Session, product: Product) {
  const options = optionValues(product.optionOrdering, product.variants);
  return options.map((option, index) => {
    const states = valueStates(product, option.name, {});
    const asRadios =
      option.values.length <= radioLimits.values &&
      option.values.every((value) => value.length <= radioLimits.characters);
    const key = product.kind === 'gift-card' ? 'giftCardVariantSelectText' : 'productVariantSelectText';
    return {
      name: option.name,
      fieldName: `option.${option.name}`,
      id: `option-${product.id}-${index}`,
      asRadios,
      prompt: fillPlaceholders(session.strings[key] ?? '', { variantName: option.name }),
      values: option.values.map((value, at) => ({
        value,
        id: `option-${product.id}-${index}-${at}`,
        soldOut: states.get(value) === 'sold-out',
        // A variant with restock alerts can be chosen.
        locked: states.get(value) === 'sold-out' && !session.catalog.merchandising.restockEnabled,
      })),
    };
  });
}

// A subscription shows its interval.
function priceOf(session: Session, { plan }: Product, minor: bigint): string {
  const { currency, language } = session.snapshot.website;
  const price = formatMoney(minor, currency, language);
  return plan ? priceMessage(plan, { price, several: false, language }) : price;
}

function installmentsOf(session: Session, product: Product, minor: bigint): { installments?: string } {
  const installments = installmentText(session, product, minor);
  return installments === null ? {} : { installments };
}

interface FormFacts {
  readonly asks: boolean;
  readonly soldOut: boolean;
  readonly showQuantity: boolean;
  readonly place: 'pdp' | 'product_block';
  readonly extra: ItemFormView | null;
}

function formProps(session: Session, product: Product, facts: FormFacts): ProductFormProps {
  const { currency, language } = session.snapshot.website;
  return {
    itemId: product.id,
    title: product.title,
    productType: productCodeOf(product.kind),
    options: facts.asks ? [...product.optionOrdering] : [],
    variants: product.variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      attributes: { ...variant.attributes },
      price: priceOf(session, product, unitPriceMinor(variant)),
      regularPrice: variant.onSale ? formatMoney(variant.priceMinor, currency, language) : '',
      onSale: variant.onSale,
      unlimited: variant.stock.unlimited || product.kind === 'digital' || product.kind === 'gift-card',
      qtyInStock: variant.stock.quantity,
      scarcity: scarcityText(session.catalog.merchandising, product, variant),
      imageId: variant.mainImageId ?? '',
      ...installmentsOf(session, product, unitPriceMinor(variant)),
    })),
    showQuantity: facts.showQuantity,
    soldOut: facts.soldOut,
    extra: facts.extra === null ? null : { name: facts.extra.name, fields: facts.extra.rules },
    page: facts.place,
  };
}
