import { shows } from '@veranda/template/formatters/define';
import { refPredicate } from '@veranda/template/predicates/define';
import { refOf } from '@veranda/template/refs';
import type { PredicateFamily } from '@veranda/template/registry';
import { asNumber, member, truthy } from '@veranda/template/values';

const settingsRef = refOf('websiteSettings');

/** Slide types by name (administration §3, slices). */
const SLIDE_TYPES: ReadonlyMap<string, number> = new Map([
  ['heading', 1],
  ['sub-heading', 2],
  ['body', 3],
  ['image', 4],
  ['gallery', 5],
  ['video', 6],
  ['social-icons', 7],
  ['buttons', 8],
  ['navigation', 9],
  ['custom-form', 10],
  ['newsletter', 11],
  ['album', 12],
  ['map', 13],
  ['logo', 14],
  ['action', 15],
  ['form', 16],
  ['lock', 17],
  ['password', 18],
  ['twitter', 19],
]);

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
        const type = SLIDE_TYPES.get(args.words[0] ?? '');
        return (node) => type !== undefined && asNumber(member(node, 'currentType')) === type;
      },
    }),
  ],
};
