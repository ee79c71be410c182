import { shows } from '@veranda/template/formatters/define';
import { refPredicate } from '@veranda/template/predicates/define';
import { refOf } from '@veranda/template/refs';
import type { Predicate, PredicateFamily } from '@veranda/template/registry';
import { member, truthy } from '@veranda/template/values';

const optionsRef = refOf('options');

const FLAGS = [
  'autoplay',
  'auto-crop',
  'controls',
  'lightbox',
  'square-thumbs',
  'show-meta',
  'show-meta-on-hover',
  'thumbnails',
];

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  design: ['grid', 'slideshow', 'slider', 'stacked'],
  'meta-position': ['bottom', 'bottom-left', 'bottom-right', 'center', 'top', 'top-left', 'top-right'],
  'active-alignment': ['center', 'left', 'right'],
};

/** Predicates of a gallery's `options`, found by lookup (§2.6). */
export const galleryPredicates: PredicateFamily = {
  name: 'gallery',
  predicates: [
    refPredicate({
      name: 'gallery-meta?',
      summary: 'The gallery shows controls or indicators.',
      example: shows('{.gallery-meta?}yes{.end}', { options: { indicators: true } }, 'yes'),
      refs: () => [optionsRef],
      bind:
        () =>
        (_node, [options]) =>
          truthy(member(options, 'controls')) || truthy(member(options, 'indicators')),
    }),
    ...FLAGS.map(flagged),
    ...Object.entries(CHOICES).flatMap(([key, values]) => values.map((value) => chosen(key, value))),
  ],
};

function flagged(key: string): Predicate {
  const name = `gallery-${key}?`;
  return refPredicate({
    name,
    summary: `The option \`${key}\` is true.`,
    example: shows(`{.${name}}yes{.end}`, { options: { [key]: true } }, 'yes'),
    refs: () => [optionsRef],
    bind:
      () =>
      (_node, [options]) =>
        truthy(member(options, key)),
  });
}

function chosen(key: string, value: string): Predicate {
  const name = `gallery-${key}-${value}?`;
  return refPredicate({
    name,
    summary: `The option \`${key}\` is "${value}".`,
    example: shows(`{.${name}}yes{.end}`, { options: { [key]: value } }, 'yes'),
    refs: () => [optionsRef],
    bind:
      () =>
      (_node, [options]) =>
        member(options, key) === value,
  });
}
