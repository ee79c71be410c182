import type { BlockKind, BlockValue } from './kind.ts';
import { accordion } from './accordion/accordion.ts';
import { button } from './button/button.ts';
import { donation } from './donation/donation.ts';
import { form } from './form/form.ts';
import { gallery } from './gallery/gallery.ts';
import { image } from './image/image.ts';
import { newsletter } from './newsletter/newsletter.ts';
import { product } from './product/product.ts';
import { quote } from './quote/quote.ts';
import { rule } from './rule/rule.ts';
import { spacer } from './spacer/spacer.ts';
import { summary } from './summary/summary.ts';
import { text } from './text/text.ts';

/** Every block kind, in the order in which the palette offers them. */
export const blockKinds: readonly BlockKind[] = [
  text,
  image,
  button,
  gallery,
  quote,
  accordion,
  rule,
  spacer,
  product,
  summary,
  form,
  newsletter,
  donation,
];

const byId = new Map(blockKinds.map((kind) => [kind.id, kind]));

/** The kind of a block type number; null for a number that is reserved or not built. */
export function blockKind(type: number): BlockKind | null {
  return byId.get(type) ?? null;
}

/**
 * Numbers that a document may carry although no kind is built for them: kept, shown by number, never refused.
 */
export function isBlockNumber(type: number): boolean {
  return Number.isInteger(type) && ((type >= 1 && type <= 72) || type === 1337);
}

/**
 * A stored value brought to the current version: each migration above its version runs once, in order. The
 * version is in the value as `v`; without it the value is of version 1.
 */
export function migrateValue(kind: BlockKind, value: BlockValue): BlockValue {
  const from = typeof value['v'] === 'number' ? value['v'] : 1;
  return (kind.migrations ?? [])
    .filter((step) => step.to > from)
    .reduce((current, step) => ({ ...step.up(current), v: step.to }), value);
}

/** The value with the kind's defaults where it says nothing. */
export function completeValue(kind: BlockKind, value: BlockValue): BlockValue {
  return { ...kind.defaults, ...migrateValue(kind, value) };
}

/** Words of a stored block for search and excerpts; '' for a number without a kind. */
export function blockText(type: number, value: BlockValue): string {
  return blockKind(type)?.text?.(value) ?? '';
}
