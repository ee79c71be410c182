/** The parts of a form's variant that choosing needs. */
export interface ChoosableVariant {
  readonly attributes: Readonly<Record<string, string>>;
  readonly available: boolean;
}

/** What a visitor has chosen: option name to value; options without a choice are absent or empty. */
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

/** Whether a value can still lead to something in stock, the other choices standing as they are. */
export function isReachable(
  {
    variants,
    options,
  }: { readonly variants: readonly ChoosableVariant[]; readonly options: readonly string[] },
  selection: Selection,
  candidate: { readonly option: string; readonly value: string },
): boolean {
  return variants.some(
    (variant) =>
      variant.available &&
      options.every((name) => {
        if (name === candidate.option) return variant.attributes[name] === candidate.value;
        const chosen = selection[name] ?? '';
        return chosen === '' || variant.attributes[name] === chosen;
      }),
  );
}

const giftCard = 4;

/** Why the selection cannot be added, in the words of storefront §5; null when it can. */
export function selectionProblem(
  given: {
    readonly productType: number;
    readonly variants: readonly ChoosableVariant[];
    readonly optionNames: readonly string[];
  },
  selection: Selection,
): string | null {
  const options = given.variants.length > 1 ? given.optionNames : [];
  const missing = options.filter((name) => (selection[name] ?? '') === '');
  if (missing.length > 0)
    return given.productType === giftCard ? 'Select a denomination for the Gift Card' : missingText(missing);
  const variant =
    given.variants.length > 1 ? variantOf(given.variants, options, selection) : given.variants[0];
  if (!variant) return 'Sorry, that item variant is unavailable. Please select another variant.';
  return variant.available ? null : 'Sorry, we do not have enough of that item available.';
}

function missingText(missing: readonly string[]): string {
  const last = missing.at(-1) ?? '';
  if (missing.length === 1) return `Please select the ${last} option.`;
  const rest = missing.slice(0, -1);
  return `Please select the ${rest.join(', ')} and ${last} options.`;
}

/** Why a quantity is refused, in the words of storefront §5; null when it is a whole number from 1 to 9999. */
export function quantityProblem(text: string): string | null {
  if (text.trim() === '' || Number.isNaN(Number(text))) return 'Quantity must be a number.';
  const quantity = Number(text);
  if (!Number.isInteger(quantity)) return 'Quantity must be a whole number';
  return quantity >= 1 && quantity <= 9999 ? null : 'Quantity must be between 1 and 9999.';
}
