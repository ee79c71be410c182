import { fillPlaceholders } from '@veranda/domain/placeholders';
import { argsFormatter, scopeFormatter, shows, valueFormatter } from '@veranda/template/formatters/define';
import { escapeQuotes, escapeText } from '@veranda/template/formatters/escape';
import { refOf } from '@veranda/template/refs';
import type { FormatterFamily, Scope } from '@veranda/template/registry';
import { asBoolean, member, text, truthy } from '@veranda/template/values';
import {
  addToCartButton,
  productCheckout,
  productRestockNotification,
  productScarcity,
  quantityInput,
  variantsSelect,
} from '../fragments/fragments.ts';
import {
  localized,
  merchandising,
  onSale,
  productOf,
  soldOut,
  subscribable,
  totalStock,
  variantOptions,
} from './product.ts';

const sample = { id: 'a', collectionId: 'c', structuredContent: { productType: 2 } };
const sampleAttributes = [
  'class="sqs-add-to-cart-button sqs-suppress-edit-mode sqs-editable-button sqs-button-element--primary "',
  'role="button" tabindex="0" data-dynamic-strings data-collection-id="c" data-item-id="a"',
  'data-product-type="2" data-use-custom-label="" data-original-label="Add To Cart" ',
].join(' ');
const sampleButton = `<div class="sqs-add-to-cart-button-wrapper" data-animation-role="button">
  <div ${sampleAttributes}>
    <div class="sqs-add-to-cart-button-inner">Add To Cart</div>
  </div>
</div>`;

const manyServicesRef = refOf('websiteSettings.storeSettings.multipleQuantityAllowedForServices');
const siteKeyRef = refOf('website.captchaSettings.siteKey');

/** Formatters of a product page (§2.3). */
export const productFormatters: FormatterFamily = {
  name: 'products',
  formatters: [
    scopeFormatter({
      name: 'add-to-cart-btn',
      summary: 'The button that adds a product to the cart.',
      example: shows('{@|add-to-cart-btn}', sample, `${'\n'.repeat(10)}${sampleButton}`),
      bind: () => (item, scope) => scope.fragment(addToCartButton, item, false),
    }),
    scopeFormatter({
      name: 'variants-select',
      summary: 'Selects and radio buttons for the options of a product.',
      example: shows('{@|variants-select}', { structuredContent: { productType: 1, variants: [] } }, ''),
      bind: () => variants,
    }),
    scopeFormatter({
      name: 'quantity-input',
      summary: 'The quantity of a physical product, or of a service when several may be bought.',
      example: shows(
        '{@|quantity-input}',
        { id: 'a', structuredContent: { productType: 1, variants: [{ qtyInStock: 3 }] } },
        `

<div class="product-quantity-input" data-item-id="a" data-animation-role="content">
  <div class="quantity-label">Quantity:</div>
  <input aria-label="Quantity" size="4" max="9999" min="1" value="1" type="number" step="1"></input>
</div>`,
      ),
      bind: () => quantity,
    }),
    scopeFormatter({
      name: 'product-checkout',
      summary: 'Options, quantity and button of a product.',
      example: shows('{@|product-checkout}', sample, `${'\n'.repeat(14)}${sampleButton}`),
      bind: () => (item, scope) => scope.fragment(productCheckout, item, false),
    }),
    scopeFormatter({
      name: 'product-status',
      summary: 'The mark "sold out" or "sale"; sold out comes first.',
      example: shows(
        '{@|product-status}',
        { structuredContent: { productType: 2, onSale: true } },
        '<div class="product-mark sale">sale</div>',
      ),
      bind: () => status,
    }),
    scopeFormatter({
      name: 'product-scarcity',
      summary: 'How few pieces of each variant are left.',
      example: shows(
        '{@|product-scarcity}',
        {
          id: 'a',
          productMerchandisingContext: {
            a: {
              scarcityEnabled: true,
              scarcityShownByDefault: true,
              scarcityText: '{qtyInStock} left',
              scarcityTemplateViews: [{ qtyInStock: 3 }],
            },
          },
        },
        '\n  <div class="product-scarcity">\n    3 left\n  </div>\n',
      ),
      bind: () => scarcity,
    }),
    scopeFormatter({
      name: 'product-restock-notification',
      summary: 'The sign-up for variants that are out of stock.',
      example: shows('{@|product-restock-notification}', { id: 'a' }, ''),
      bind: () => restock,
    }),
    scopeFormatter({
      name: 'product-quick-view',
      summary: 'The button of the quick view; its argument is the group, or a reference to it.',
      example: shows(
        '{@|product-quick-view shelf}',
        { id: 'a', shelf: 'top' },
        '<span class="sqs-product-quick-view-button" role="button" tabindex="0" data-id="a" data-group="top">Quick View</span>',
      ),
      bind(args) {
        const [word = ''] = args.words;
        const ref = word === '' ? undefined : refOf(word);
        return (item, scope) => {
          const group = text(ref ? (scope.resolve(ref) ?? word) : '');
          const label = localized(scope, 'productQuickViewText', 'Quick View');
          const id = escapeQuotes(text(member(item, 'id')));
          const data = `data-id="${id}" data-group="${escapeQuotes(group)}"`;
          return `<span class="sqs-product-quick-view-button" role="button" tabindex="0" ${data}>${label}</span>`;
        };
      },
    }),
    argsFormatter({
      name: 'variant-descriptor',
      summary: 'The values of a variant, with slashes between.',
      example: shows(
        '{@|variant-descriptor}',
        { optionValues: [{ value: 'blue' }, { value: 'L' }] },
        'blue / L',
      ),
      bind: () => (variant) => {
        const values = member(variant, 'optionValues');
        return Array.isArray(values) ? values.map((value) => text(member(value, 'value'))).join(' / ') : '';
      },
    }),
    valueFormatter({
      name: 'cart-url',
      summary: 'The path of the cart.',
      example: shows('{@|cart-url}', {}, '/cart'),
      run: () => '/cart',
    }),
  ],
};

function variants(item: unknown, scope: Scope): string {
  const product = productOf(item);
  const options = variantOptions(product);
  if (options.length === 0) return '';
  const gift = product.kind === 'gift-card';
  const shown = options.map(({ name, values }) => {
    const title = gift ? localized(scope, 'giftCardValueDisplayText', 'Value') : name;
    const select = gift
      ? localized(scope, 'giftCardVariantSelectText', 'Select Value')
      : fillPlaceholders(localized(scope, 'productVariantSelectText', 'Select {variantName}'), {
          variantName: name,
        });
    return { name, values, title, select, label: escapeQuotes(select) };
  });
  const node = {
    id: member(item, 'id'),
    variants: member(product.content, 'variants'),
    subscribes: subscribable(product),
    plan: member(product.content, 'subscriptionPlan'),
    options: shown,
  };
  return scope.fragment(variantsSelect, node, true);
}

function quantity(item: unknown, scope: Scope): string {
  const product = productOf(item);
  const several = scope.resolve(manyServicesRef);
  const kind =
    product.kind === 'physical' ||
    (product.kind === 'service' && (several === undefined || asBoolean(several)));
  const label = localized(scope, 'productQuantityInputLabel', 'Quantity');
  const shown = kind && !subscribable(product) && totalStock(product) > 1;
  return scope.fragment(quantityInput, { id: member(item, 'id'), label, shown }, true);
}

function status(item: unknown, scope: Scope): string {
  const product = productOf(item);
  if (soldOut(product)) {
    const custom = text(member(merchandising(item, scope), 'customSoldOutText'));
    const words = custom === '' ? localized(scope, 'productSoldOutText', 'sold out') : escapeText(custom);
    return `<div class="product-mark sold-out">${words}</div>`;
  }
  return onSale(product)
    ? `<div class="product-mark sale">${localized(scope, 'productSaleText', 'sale')}</div>`
    : '';
}

function scarcity(item: unknown, scope: Scope): string {
  const context = merchandising(item, scope);
  const views = member(context, 'scarcityTemplateViews');
  if (!asBoolean(member(context, 'scarcityEnabled')) || !Array.isArray(views)) return '';
  const words = text(member(context, 'scarcityText'));
  const shown = asBoolean(member(context, 'scarcityShownByDefault'));
  const node = views.map((view: unknown) => {
    const attributes = member(view, 'attributes');
    const left = text(member(view, 'qtyInStock'));
    return {
      attributes,
      text: fillPlaceholders(words, { qtyInStock: left }),
      hidden: !shown || truthy(attributes),
    };
  });
  return scope.fragment(productScarcity, { views: node }, true);
}

function restock(item: unknown, scope: Scope): string {
  const context = merchandising(item, scope);
  const views = member(context, 'restockNotificationViews');
  if (!Array.isArray(views) || views.length === 0) return '';
  const node = {
    views: views.map((view: unknown) => ({
      variantId: member(view, 'variantId'),
      hiddenByDefault: asBoolean(member(view, 'hiddenByDefault')),
    })),
    id: member(item, 'id'),
    messages: member(context, 'restockNotificationMessages'),
    mailing: asBoolean(member(context, 'mailingListSignUpEnabled')),
    optIn: asBoolean(member(context, 'mailingListOptInByDefault')),
    captcha: truthy(scope.resolve(siteKeyRef)),
  };
  return scope.fragment(productRestockNotification, node, true);
}
