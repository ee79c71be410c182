import type { BlockKind, BlockValue } from './kind.ts';
import { accordion } from './types/accordion.ts';
import { button } from './types/button.ts';
import { donation } from './types/donation.ts';
import { form } from './types/form.ts';
import { gallery } from './types/gallery.ts';
import { image } from './types/image.ts';
import { newsletter } from './types/newsletter.ts';
import { product } from './types/product.ts';
import { quote } from './types/quote.ts';
import { rule } from './types/rule.ts';
import { spacer } from './types/spacer.ts';
import { summary } from './types/summary.ts';
import { text } from './types/text.ts';

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

/** Numbers that a document may carry although no kind is built for them: kept, shown by number, never refused. */
export function isBlockNumber(type: number): boolean {
  return Number.isInteger(type) && ((type >= 1 && type <= 72) || type === 1337);
}

/**
 * A stored value brought to the current version: each migration above `version` runs once, in order. The version
 * stands in the value as `v`; without it the value is of version 1.
 */
export function migrateValue(kind: BlockKind, value: BlockValue): BlockValue {
  const from = typeof value['v'] === 'number' ? value['v'] : 1;
  return kind.migrations
    .filter((step) => step.to > from && step.to <= kind.version)
    .reduce((current, step) => ({ ...step.up(current), v: step.to }), value);
}

/** The value with the kind's defaults where it says nothing. */
export function completeValue(kind: BlockKind, value: BlockValue): BlockValue {
  return { ...kind.defaults, ...migrateValue(kind, value) };
}
