/** The values of a variant's options with slashes between, `S / red`; empty for a product without options. */
export function variantName(variant: {
  readonly attributes: Readonly<Record<string, string>>;
  readonly optionOrdering: readonly string[];
}): string {
  return variant.optionOrdering.flatMap((name) => variant.attributes[name] ?? []).join(' / ');
}
