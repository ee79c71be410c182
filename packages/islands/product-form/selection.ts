import { quantityRange } from '@veranda/domain/cart/cart-limits';
import { isPlainDecimal } from '@veranda/domain/cart/quantity';
import { t } from '../messages/island-messages.ts';

/** The parts of a form's variant that choosing needs. */
export interface ChoosableVariant {
  readonly attributes: Readonly<Record<string, string>>;
  readonly available: boolean;
}

/** Selection of a visitor: option name to value; options without a choice are absent or empty. */
export type Selection = Readonly<Record<string, string>>;

/** The variant that fits the whole selection, if there is one. */
export function variantOf<V extends ChoosableVariant>(
  variants: readonly V[],
  options: readonly string[],
  selection: Selection,
): V | null {
  return (
    variants.find((variant) => options.every((name) => variant.attributes[name] === selection[name])) ?? null
  );
}

/**
 * Availability of a value while the other choices stay as they are: `absent` when no variant has them
 * together.
 */
export type OptionAvailability = 'available' | 'sold-out' | 'absent';

/** Availability of a value with the other choices; the matrix of all combinations is never built. */
export function optionAvailabilityOf(
  {
    variants,
    options,
  }: { readonly variants: readonly ChoosableVariant[]; readonly options: readonly string[] },
  selection: Selection,
  candidate: { readonly option: string; readonly value: string },
): OptionAvailability {
  const fitting = variants.filter((variant) =>
    options.every((name) => {
      if (name === candidate.option) return variant.attributes[name] === candidate.value;
      const chosen = selection[name] ?? '';
      return chosen === '' || variant.attributes[name] === chosen;
    }),
  );
  if (fitting.some((variant) => variant.available)) return 'available';
  return fitting.length > 0 ? 'sold-out' : 'absent';
}

const giftCard = 4;

/** Reason why the selection cannot be added, in the words of storefront §5; null when it can. */
export function selectionProblem(
  input: {
    readonly productType: number;
    readonly variants: readonly ChoosableVariant[];
    readonly optionNames: readonly string[];
  },
  selection: Selection,
): string | null {
  const options = input.variants.length > 1 ? input.optionNames : [];
  const missing = options.filter((name) => (selection[name] ?? '') === '');
  if (missing.length > 0)
    return input.productType === giftCard ? t('selectDenominationMessage') : missingText(missing);
  const variant =
    input.variants.length > 1 ? variantOf(input.variants, options, selection) : input.variants[0];
  if (!variant) return t('variantUnavailableMessage');
  return variant.available ? null : t('notEnoughStockMessage');
}

function missingText(missing: readonly string[]): string {
  const [option1 = '', option2 = ''] = missing;
  if (missing.length === 1) return t('selectOneMessage', { option: option1 });
  if (missing.length === 2) return t('selectTwoMessage', { option1, option2 });
  return t('selectManyMessage', { list: missing.slice(0, -1).join(', '), last: missing.at(-1) ?? '' });
}

/**
 * Reason why a quantity is refused, in the words of storefront §5; null when it is a whole number of the
 * range.
 */
export function quantityProblem(text: string): string | null {
  if (!isPlainDecimal(text)) return t('quantityNumberMessage');
  const quantity = Number(text);
  if (!Number.isInteger(quantity)) return t('quantityWholeMessage');
  const { min, max } = quantityRange;
  return quantity >= min && quantity <= max ? null : t('quantityRangeMessage');
}
