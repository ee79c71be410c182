import { backgroundSources } from '@veranda/domain/pages/background-sources';
import { type RecordTypeName, recordTypes } from '@veranda/domain/pages/record-types';
import { shows } from '@veranda/template/formatters/define';
import { nodePredicate } from '@veranda/template/predicates/define';
import type { Predicate, PredicateFamily } from '@veranda/template/registry';
import { asNumber, member } from '@veranda/template/values';

/** Record types with a predicate of their own name alone. */
const OWN_NAMES = (
  'text audio store-item event binary css-asset tweak-asset digital-good attachment wordpress-export json-export ' +
  'site-search active-time tweet checkin kbarticle'
).split(' ') as RecordTypeName[];

/** Their codes; `undefined` is an item without a type (template-language §2.6). */
const RECORD_TYPES: Readonly<Record<string, number>> = {
  undefined: -1,
  ...Object.fromEntries(OWN_NAMES.map((name) => [name, recordTypes[name]])),
};

/** Record types that a promoted block counts as, too. */
const PROMOTED_TYPES: readonly { readonly name: string; readonly type: number; readonly block: string }[] = [
  { name: 'image', type: 2, block: 'image' },
  { name: 'quote', type: 4, block: 'quote' },
  { name: 'link', type: 5, block: 'link' },
  { name: 'video', type: 8, block: 'video' },
  { name: 'external-video', type: 8, block: 'video' },
  { name: 'gallery', type: 14, block: 'gallery' },
];

/** Promoted blocks (administration §3); their predicates are written in capitals. */
const PROMOTED_BLOCKS = 'map embed image code quote twitter link video foursquare instagram form'.split(' ');

/** Background sources (administration §3). */
const BACKGROUND_SOURCES: Readonly<Record<string, number>> = {
  ...backgroundSources,
  undefined: -1,
};

/** Predicates of what kind of record an item is (§2.6). */
export const recordTypePredicates: PredicateFamily = {
  name: 'record types',
  predicates: [
    ...Object.entries(RECORD_TYPES).map(([name, type]) => ofNumber(`${name}?`, 'recordType', type)),
    ...PROMOTED_TYPES.map(ofTypeOrBlock),
    ...PROMOTED_BLOCKS.map(ofBlock),
    ...Object.entries(BACKGROUND_SOURCES).map(([name, type]) =>
      ofNumber(`background-source-${name}?`, 'backgroundSource', type),
    ),
  ],
};

function ofNumber(name: string, key: string, number: number): Predicate {
  return nodePredicate({
    name,
    summary: `\`${key}\` is ${number}.`,
    example: shows(`{.${name}}yes{.end}`, { [key]: number }, 'yes'),
    test: (node) => has(node, key, number),
  });
}

function ofTypeOrBlock({ name, type, block }: (typeof PROMOTED_TYPES)[number]): Predicate {
  return nodePredicate({
    name: `${name}?`,
    summary: `\`recordType\` is ${type}, or \`promotedBlockType\` is "${block}".`,
    example: shows(`{.${name}?}yes{.end}`, { promotedBlockType: block }, 'yes'),
    test: (node) => has(node, 'recordType', type) || member(node, 'promotedBlockType') === block,
  });
}

function ofBlock(block: string): Predicate {
  const name = `promoted${block.toUpperCase()}?`;
  return nodePredicate({
    name,
    summary: `\`promotedBlockType\` is "${block}".`,
    example: shows(`{.${name}}yes{.end}`, { promotedBlockType: block }, 'yes'),
    test: (node) => member(node, 'promotedBlockType') === block,
  });
}

function has(node: unknown, key: string, number: number): boolean {
  const value = member(node, key);
  return (typeof value === 'number' || typeof value === 'string') && asNumber(value) === number;
}
