import { shows } from '@veranda/template/formatters/define';
import { scopePredicate } from '@veranda/template/predicates/define';
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
    scopePredicate({
      name: 'gallery-meta?',
      summary: 'The gallery shows controls or indicators.',
      example: shows('{.gallery-meta?}yes{.end}', { options: { indicators: true } }, 'yes'),
      bind: () => (_node, scope) => {
        const options = scope.resolve(optionsRef);
        return truthy(member(options, 'controls')) || truthy(member(options, 'indicators'));
      },
    }),
    ...FLAGS.map(flagged),
    ...Object.entries(CHOICES).flatMap(([key, values]) => values.map((value) => chosen(key, value))),
  ],
};

function flagged(key: string): Predicate {
  const name = `gallery-${key}?`;
  return scopePredicate({
    name,
    summary: `The option \`${key}\` is true.`,
    example: shows(`{.${name}}yes{.end}`, { options: { [key]: true } }, 'yes'),
    bind: () => (_node, scope) => truthy(member(scope.resolve(optionsRef), key)),
  });
}

function chosen(key: string, value: string): Predicate {
  const name = `gallery-${key}-${value}?`;
  return scopePredicate({
    name,
    summary: `The option \`${key}\` is "${value}".`,
    example: shows(`{.${name}}yes{.end}`, { options: { [key]: value } }, 'yes'),
    bind: () => (_node, scope) => member(scope.resolve(optionsRef), key) === value,
  });
}
