import type { VariantCore } from './product.ts';

/**
 * Variants from one line, for tests and stories: `S=10.00×3, M=12.00/9.00×0, L=12.00×∞` is a Size of S at
 * 10.00 with three left, M on sale at 9.00 and sold out, L without limit. Amounts are read as hundredths. A
 * part without `=` has no options; `(9.00)` instead of `/9.00` is a sale price that is not in force.
 */
export function variantsFrom(line: string): VariantCore[] {
  return line
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(variantFrom);
}

function variantFrom(part: string): VariantCore {
  const match = /^(?:(\S+)=)?([\d.]+)(?:\/([\d.]+)|\(([\d.]+)\))?×(∞|\d+)$/.exec(part);
  if (!match) throw new SyntaxError(`not a variant: ${part}`);
  const [, size, price, sale, idleSale, stock] = match;
  const salePrice = sale ?? idleSale;
  return {
    attributes: size === undefined ? {} : attributesFrom(size),
    priceMinor: hundredths(price),
    salePriceMinor: salePrice === undefined ? null : hundredths(salePrice),
    onSale: sale !== undefined,
    stock: stock === '∞' ? { unlimited: true, quantity: 0 } : { unlimited: false, quantity: Number(stock) },
  };
}

const optionNames = ['Size', 'Colour', 'Cut'];

// `S+Red` is a Size of S and a Colour of Red.
function attributesFrom(values: string): Record<string, string> {
  return Object.fromEntries(
    values.split('+').map((value, index) => [optionNames[index] ?? `Option ${index}`, value]),
  );
}

function hundredths(amount = '0'): bigint {
  return BigInt(amount.replace('.', ''));
}
