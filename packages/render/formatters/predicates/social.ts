import { type SliceName, sliceTypes } from '@veranda/domain/slices/slice-kind';
import { shows } from '@veranda/template/formatters/define';
import { refPredicate } from '@veranda/template/predicates/define';
import { refOf } from '@veranda/template/refs';
import type { PredicateFamily } from '@veranda/template/registry';
import { asNumber, member, truthy } from '@veranda/template/values';

const settingsRef = refOf('websiteSettings');

/** Predicates of comments (§2.6). */
export const socialPredicates: PredicateFamily = {
  name: 'social',
  predicates: [
    refPredicate({
      name: 'comments?',
      summary: 'The site has comments, or there is no site in reach, and the item takes them or has some.',
      example: shows(
        '{.comments?}yes{.end}',
        { websiteSettings: { commentsEnabled: true }, commentState: 1 },
        'yes',
      ),
      refs: () => [settingsRef],
      bind:
        () =>
        (node, [settings]) =>
          (settings === undefined || truthy(member(settings, 'commentsEnabled'))) &&
          (asNumber(member(node, 'commentState')) === 1 || asNumber(member(node, 'publicCommentCount')) > 0),
    }),
    refPredicate({
      name: 'disqus?',
      summary: 'The site has a `disqusShortName`, in either spelling.',
      example: shows('{.disqus?}yes{.end}', { websiteSettings: { disqusShortName: 'shop' } }, 'yes'),
      refs: () => [settingsRef],
      bind:
        () =>
        (_node, [settings]) =>
          truthy(member(settings, 'disqusShortName')) || truthy(member(settings, 'disqusShortname')),
    }),
  ],
};

/** Predicates of a cover page's slides (§2.6). */
export const slidePredicates: PredicateFamily = {
  name: 'slide',
  predicates: [
    refPredicate({
      name: 'current-type?',
      summary: '`currentType` is the number of the named slide type; false for an unknown name.',
      example: shows('{.current-type? gallery}yes{.end}', { currentType: 5 }, 'yes'),
      refs: () => [],
      bind(args) {
        const type = typeOf(args.words[0] ?? '');
        return (node) => type !== null && asNumber(member(node, 'currentType')) === type;
      },
    }),
  ],
};

function typeOf(name: string): number | null {
  return Object.hasOwn(sliceTypes, name) ? sliceTypes[name as SliceName] : null;
}
