import { argsFormatter, scopeFormatter, shows, valueFormatter } from '@veranda/template/formatters/define';
import { decimalOf } from '@veranda/template/formatters/i18n/numbers';
import type { Formatter, FormatterFamily, Scope } from '@veranda/template/registry';
import { member } from '@veranda/template/values';
import { productPrice } from '../fragments/fragments.ts';
import { englishMoney, fromCents, hundredths, type Price, priceHtml } from './money.ts';
import {
  effectivePrice,
  fromPrice,
  isPriced,
  lowest,
  normalPrice,
  regularPrice,
  salePrice,
} from './prices.ts';
import {
  localized,
  onSale,
  type Product,
  productOf,
  saleFlag,
  subscribable,
  variedPrices,
} from './product.ts';
import { priceMessages } from './price-message.ts';
import { fillPriceMessage, priceMessageKey, planOf } from './subscription-message.ts';

const variants = [{ priceMoney: { value: '12.00' } }, { priceMoney: { value: '9.50' } }];
const sample = { structuredContent: { productType: 1, variants } };

/** Prices of products and amounts of cents (§2.3). */
export const priceFormatters: FormatterFamily = {
  name: 'prices',
  formatters: [
    minorPrice({
      name: 'from-price',
      summary: 'The lowest price one pays now, in hundredths.',
      output: '950',
      price: fromPrice,
    }),
    minorPrice({
      name: 'normal-price',
      summary: 'The highest price without sales, in hundredths.',
      output: '1200',
      price: normalPrice,
    }),
    minorPrice({
      name: 'sale-price',
      summary: 'The lowest price on sale, in hundredths; 0 when nothing is.',
      output: '0',
      price: salePrice,
    }),
    scopeFormatter({
      name: 'product-price',
      summary: 'The price of a product as HTML: single, from, on sale, or a subscription phrase.',
      example: shows(
        '{@|product-price}',
        { structuredContent: { productType: 2, priceMoney: { value: '7.50' } } },
        '<div class="product-price">\n<span class="sqs-money-native">7.50</span>\n</div>',
      ),
      bind: () => (item, scope) => priceFragment('product-price', productNode(productOf(item), scope), scope),
    }),
    scopeFormatter({
      name: 'subscription-price',
      summary: 'The price of the first pricing option of the variants, as HTML.',
      example: shows(
        '{@|subscription-price}',
        {
          structuredContent: {
            productType: 1,
            variants: [{ pricingOptions: [{ priceMoney: { value: '45' } }] }],
          },
        },
        '<div class="subscription-price">\n<span class="sqs-money-native">45.00</span>\n</div>',
      ),
      bind: () => (item, scope) =>
        priceFragment('subscription-price', subscriptionNode(productOf(item), scope), scope),
    }),
    cents('money-format', 'Cents as `#,##0.00`.'),
    cents('moneyFormat', 'The same as `money-format`.'),
    scopeFormatter({
      name: 'money-string',
      summary: 'Cents as the HTML of a price.',
      example: shows('{@|money-string}', 12345, '<span class="sqs-money-native">123.45</span>'),
      bind: () => (value) => {
        const amount = fromCents(value);
        return amount === undefined ? '' : `<span class="sqs-money-native">${englishMoney(amount)}</span>`;
      },
    }),
    scopeFormatter({
      name: 'bookkeeper-money-format',
      summary: 'Cents as US dollars; needs locale data.',
      example: shows('{@|bookkeeper-money-format}', -123456, '-$1,234.56'),
      bind: () => (value, scope) => {
        if (!scope.cldr) return '';
        const digits = englishMoney(fromCents(value) ?? 0);
        return digits.startsWith('-') ? `-$${digits.slice(1)}` : `$${digits}`;
      },
    }),
    scopeFormatter({
      name: 'percentage-format',
      summary: 'A number with 2 to 3 decimals, or 0 to 3 with `trim`; needs locale data.',
      example: shows('{@|percentage-format} {@|percentage-format trim}', 12.5, '12.50 12.5'),
      bind(args) {
        const minimumFractionDigits = args.words.includes('trim') ? 0 : 2;
        return (value, scope) =>
          scope.cldr?.decimal(decimalOf(value) ?? 0, { minimumFractionDigits, maximumFractionDigits: 3 }) ??
          '';
      },
    }),
  ],
};

function minorPrice({
  name,
  summary,
  output,
  price,
}: {
  readonly name: string;
  readonly summary: string;
  /** Output of the example. */
  readonly output: string;
  readonly price: (product: Product) => Price;
}): Formatter {
  return valueFormatter({
    name,
    summary,
    example: shows(`{@|${name}}`, sample, output),
    run: (item) => hundredths(price(productOf(item))),
  });
}

function cents(name: string, summary: string): Formatter {
  return argsFormatter({
    name,
    summary,
    example: shows(`{@|${name}}`, 123456, '1,234.56'),
    bind: () => (value) => {
      const amount = fromCents(value);
      return amount === undefined ? '' : englishMoney(amount);
    },
  });
}

/** Values that the fragment of a price shows; the prices are HTML. */
interface PriceNode {
  readonly notice?: string;
  readonly from?: string;
  readonly sale?: object;
  readonly price?: string;
}

function priceFragment(className: string, node: PriceNode, scope: Scope): string {
  return scope.fragment(productPrice, { ...node, className }, true);
}

function productNode(product: Product, scope: Scope): PriceNode {
  const plan = planOf(member(product.content, 'subscriptionPlan'));
  const subscribes = subscribable(product);
  if (!subscribes && !isPriced(product)) return {};
  if (subscribes && !plan) return { notice: localizedPriceMessage(scope, 'productPriceUnavailable') };
  const phrase = (price: Price, several: boolean): string => {
    const html = priceHtml(price, scope);
    if (subscribes && plan) {
      return fillPriceMessage(localizedPriceMessage(scope, priceMessageKey(plan, several)), html, plan);
    }
    return several ? fromText(html, scope) : html;
  };
  if (variedPrices(product)) return { from: phrase(fromPrice(product), true) };
  if (onSale(product)) {
    return { sale: saleNode(phrase(salePrice(product), false), phrase(normalPrice(product), false), scope) };
  }
  return { price: phrase(fromPrice(product), false) };
}

function localizedPriceMessage(scope: Scope, key: string): string {
  return localized(scope, key, priceMessages('en')[key] ?? '');
}

function subscriptionNode(product: Product, scope: Scope): PriceNode {
  const options = product.variants.flatMap((variant) => {
    const pricing = member(variant, 'pricingOptions');
    return Array.isArray(pricing) && pricing.length > 0 ? [pricing[0] as unknown] : [];
  });
  if (options.length === 0) return {};
  const prices = options.map(effectivePrice);
  const html = priceHtml(lowest(prices), scope);
  if (new Set(prices.map(({ value }) => value)).size > 1) return { from: fromText(html, scope) };
  const [first] = options;
  return saleFlag(first)
    ? { sale: saleNode(html, priceHtml(regularPrice(first), scope), scope) }
    : { price: html };
}

function saleNode(price: string, original: string, scope: Scope): object {
  return {
    price,
    original,
    label: localized(scope, 'salePriceText', 'Sale Price:'),
    originalLabel: localized(scope, 'originalPriceText', 'Original Price:'),
  };
}

function fromText(html: string, scope: Scope): string {
  const phrase = localized(scope, 'productPriceFromText', 'from {fromPrice}');
  return phrase.includes('{') ? fillPriceMessage(phrase, html) : `${phrase} ${html}`;
}
