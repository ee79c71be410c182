import { optionKey, type OptionValues, optionValues } from '@veranda/domain/catalog/options';
import { catalogLimits } from '@veranda/domain/catalog/limits';

/** A variant in the form. Amounts are plain decimals or what was typed; `key` is for the form alone. */
export interface VariantDraft {
  readonly key: string;
  readonly id: string | null;
  readonly sku: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly price: string;
  readonly salePrice: string;
  readonly onSale: boolean;
  readonly unlimited: boolean;
  readonly quantity: number;
  /** Values that the form was filled with: only the difference is applied. Null for a new variant. */
  readonly quantitySeen: number | null;
  readonly gtin?: string | null;
  readonly mpn?: string | null;
  /** Id of the image that the page shows when the variant is chosen; null or absent for none. */
  readonly mainImageId?: string | null;
}

/** Options in their order, and the variants that exist: not every combination has to. */
export interface Matrix {
  readonly ordering: readonly string[];
  readonly variants: readonly VariantDraft[];
}

/** A key for a new row of the form. */
type NewKey = () => string;

/** The options with their values, in the order in which variants name them. */
export function optionsOf(matrix: Matrix): OptionValues[] {
  return optionValues(matrix.ordering, matrix.variants);
}

/** Adds an option: every variant that is there gets its first value, and a sibling for each further one. */
export function addOption(matrix: Matrix, { name, values }: OptionValues, newKey: NewKey): Matrix {
  const [first] = values;
  if (!name || !first || matrix.ordering.includes(name)) return matrix;
  const variants = values.flatMap((value, index) =>
    matrix.variants.map((variant) => {
      const attributes = { ...variant.attributes, [name]: value };
      return index === 0 ? { ...variant, attributes } : siblingOf(variant, attributes, newKey);
    }),
  );
  return sorted({ ordering: [...matrix.ordering, name], variants });
}

/** Removes an option: of the variants that become the same, the first stays. */
export function removeOption(matrix: Matrix, name: string): Matrix {
  const ordering = matrix.ordering.filter((each) => each !== name);
  const seen = new Set<string>();
  const variants = matrix.variants.flatMap((variant) => {
    const { [name]: _gone, ...attributes } = variant.attributes;
    const key = optionKey(ordering, attributes);
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ ...variant, attributes }];
  });
  return { ordering, variants };
}

/** Gives an option another name; nothing when the name is empty or taken. */
export function renameOption(matrix: Matrix, from: string, to: string): Matrix {
  if (!to || matrix.ordering.includes(to)) return matrix;
  return {
    ordering: matrix.ordering.map((name) => (name === from ? to : name)),
    variants: matrix.variants.map((variant) => {
      const { [from]: value = '', ...others } = variant.attributes;
      return { ...variant, attributes: { ...others, [to]: value } };
    }),
  };
}

/**
 * Gives an option these values. A value that is gone takes its variants with it; a new one is combined with
 * every combination of the other options that exists, with the price and stock kind of its nearest sibling.
 */
export function setValues(matrix: Matrix, { name, values }: OptionValues, newKey: NewKey): Matrix {
  if (values.length === 0) return matrix;
  const known = optionsOf(matrix).find((option) => option.name === name)?.values ?? [];
  const kept = matrix.variants.filter((variant) => values.includes(variant.attributes[name] ?? ''));
  const models = kept.length > 0 ? kept : matrix.variants;
  const others = matrix.ordering.filter((each) => each !== name);
  const added = values
    .filter((value) => !known.includes(value))
    .flatMap((value) =>
      uniqueBy(models, (variant) => optionKey(others, variant.attributes)).map((variant) =>
        siblingOf(variant, { ...variant.attributes, [name]: value }, newKey),
      ),
    );
  return sorted({ ordering: matrix.ordering, variants: [...kept, ...added] }, { [name]: values });
}

/** Number of combinations of values that have no variant. */
export function missingCombinations(matrix: Matrix): readonly Readonly<Record<string, string>>[] {
  const present = new Set(matrix.variants.map((variant) => optionKey(matrix.ordering, variant.attributes)));
  const all = optionsOf(matrix).reduce<readonly Readonly<Record<string, string>>[]>(
    (combos, { name, values }) =>
      combos.flatMap((combo) => values.map((value) => ({ ...combo, [name]: value }))),
    [{}],
  );
  return all.filter((combo) => !present.has(optionKey(matrix.ordering, combo)));
}

/** Adds a variant for every combination that has none. */
export function completeMatrix(matrix: Matrix, newKey: NewKey): Matrix {
  const [model] = matrix.variants;
  if (!model) return matrix;
  const added = missingCombinations(matrix).map((combo) => siblingOf(model, combo, newKey));
  return sorted({ ordering: matrix.ordering, variants: [...matrix.variants, ...added] });
}

/** Puts the same into many variants. */
export function fillVariants(
  matrix: Matrix,
  keys: ReadonlySet<string>,
  patch: Partial<
    Pick<VariantDraft, 'price' | 'salePrice' | 'onSale' | 'unlimited' | 'quantity' | 'mainImageId'>
  >,
): Matrix {
  return {
    ...matrix,
    variants: matrix.variants.map((variant) => (keys.has(variant.key) ? { ...variant, ...patch } : variant)),
  };
}

/** True when the product holds more variants than it may (storefront §9). */
export function isTooLarge(matrix: Matrix): boolean {
  return matrix.variants.length > catalogLimits.variantsPerProduct;
}

function siblingOf(
  model: VariantDraft,
  attributes: VariantDraft['attributes'],
  newKey: NewKey,
): VariantDraft {
  // Another value mostly looks different: no image is better than a wrong one.
  const own = {
    id: null,
    sku: '',
    gtin: null,
    mpn: null,
    mainImageId: null,
    quantity: 0,
    quantitySeen: null,
  };
  return { ...model, ...own, key: newKey(), attributes };
}

function sorted(matrix: Matrix, order: Readonly<Record<string, readonly string[]>> = {}): Matrix {
  const ranks = optionsOf(matrix).map(({ name, values }) => ({ name, values: order[name] ?? values }));
  const rankOf = (variant: VariantDraft) =>
    ranks.map(({ name, values }) => values.indexOf(variant.attributes[name] ?? ''));
  const variants = [...matrix.variants].sort((a, b) => {
    const left = rankOf(a);
    const right = rankOf(b);
    const at = left.findIndex((rank, index) => rank !== right[index]);
    return at === -1 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
  });
  return { ...matrix, variants };
}

function uniqueBy<V>(values: readonly V[], keyOf: (value: V) => string): V[] {
  const seen = new Map<string, V>();
  for (const value of values) if (!seen.has(keyOf(value))) seen.set(keyOf(value), value);
  return [...seen.values()];
}
