import { shows } from '@veranda/template/formatters/define';
import { withoutTags } from '@veranda/template/formatters/escape';
import { instantOf } from '@veranda/template/formatters/instant';
import { nodePredicate, refPredicate } from '@veranda/template/predicates/define';
import { refOf } from '@veranda/template/refs';
import type { PredicateFamily } from '@veranda/template/registry';
import { asBoolean, asNumber, descend, isObject, member, text, truthy } from '@veranda/template/values';

const calendarRef = refOf('calendarView');
const folderBehaviorRef = refOf('folderBehavior');
const eventsRef = refOf('showPastOrUpcomingEvents');
const typeNameRef = refOf('typeName');

/** Predicates of collections and their items (§2.6). */
export const contentPredicates: PredicateFamily = {
  name: 'content',
  predicates: [
    refPredicate({
      name: 'calendar-view?',
      summary: '`calendarView` is true.',
      example: shows('{.calendar-view?}yes{.end}', { calendarView: true }, 'yes'),
      refs: () => [calendarRef],
      bind:
        () =>
        (_node, [view]) =>
          truthy(view),
    }),
    nodePredicate({
      name: 'child-images?',
      summary: 'One of `items` has an image.',
      example: shows('{.child-images?}yes{.end}', { items: [{ systemDataId: 'a' }] }, 'yes'),
      test(node) {
        const items = member(node, 'items');
        return Array.isArray(items) && items.some(hasImage);
      },
    }),
    refPredicate({
      name: 'clickable?',
      summary: '`folderBehavior` is 1 or 2: an index, or a folder that redirects; or there is none.',
      example: shows('{.clickable?}yes{.end}', { folderBehavior: 1 }, 'yes'),
      refs: () => [folderBehaviorRef],
      bind:
        () =>
        (_node, [behavior]) =>
          behavior === undefined || behavior === 1 || behavior === 2,
    }),
    nodePredicate({
      name: 'collection?',
      summary: 'The node has a collection.',
      example: shows('{.collection?}yes{.end}', { collection: { id: 'a' } }, 'yes'),
      test: (node) => truthy(member(node, 'collection')),
    }),
    nodePredicate({
      name: 'collection-page?',
      summary: 'Its collection, or the node without one, is a page (type 10).',
      example: shows('{.collection-page?}yes{.end}', { collection: { type: 10 } }, 'yes'),
      test: (node) => collectionType(node) === 10,
    }),
    nodePredicate({
      name: 'collection-template-page?',
      summary: 'Its collection, or the node without one, is a template page (type 7).',
      example: shows('{.collection-template-page?}yes{.end}', { collection: { type: 7 } }, 'yes'),
      test: (node) => collectionType(node) === 7,
    }),
    refPredicate({
      name: 'collectionTypeNameEquals?',
      summary: '`typeName` is the argument.',
      example: shows('{.collectionTypeNameEquals? blog}yes{.end}', { typeName: 'blog' }, 'yes'),
      args: { min: 1, max: 1 },
      refs: () => [typeNameRef],
      bind:
        ({ words: [name] }) =>
        (_node, [typeName]) =>
          text(typeName) === name,
    }),
    nodePredicate({
      name: 'excerpt?',
      summary: 'The excerpt has text that can be seen.',
      example: shows('{.excerpt?}yes{.or}no{.end}', { excerpt: { html: '<p>&nbsp;</p>' } }, 'no'),
      test(node) {
        const excerpt = member(node, 'excerpt');
        const html = isObject(excerpt) ? member(excerpt, 'html') : excerpt;
        return typeof html === 'string' && withoutTags(html, '').replace(/&nbsp;|\s/g, '') !== '';
      },
    }),
    nodePredicate({
      name: 'external-link?',
      summary: '`externalLink` is there.',
      example: shows('{.external-link?}yes{.end}', { externalLink: 'https://example.com' }, 'yes'),
      test: (node) => truthy(member(node, 'externalLink')),
    }),
    nodePredicate({
      name: 'folder?',
      summary: 'Its collection is a folder.',
      example: shows('{.folder?}yes{.end}', { collection: { folder: true } }, 'yes'),
      test: (node) => truthy(descend(node, ['collection', 'folder'], 0)),
    }),
    nodePredicate({
      name: 'has-multiple?',
      summary: 'The node is an array of more than one element.',
      example: shows('{.section @}{.has-multiple?}yes{.end}{.end}', [1, 2], 'yes'),
      test: (node) => Array.isArray(node) && node.length > 1,
    }),
    nodePredicate({
      name: 'index?',
      summary: 'Its collection is a folder that is an index (behaviour 1).',
      example: shows('{.index?}yes{.end}', { collection: { folder: true, folderBehavior: 1 } }, 'yes'),
      test(node) {
        const collection = member(node, 'collection');
        return truthy(member(collection, 'folder')) && member(collection, 'folderBehavior') === 1;
      },
    }),
    nodePredicate({
      name: 'redirect?',
      summary: 'The folder redirects (behaviour 2).',
      example: shows('{.redirect?}yes{.end}', { folderBehavior: 2 }, 'yes'),
      test: (node) => member(node, 'folderBehavior') === 2,
    }),
    nodePredicate({
      name: 'location?',
      summary: 'The location has a latitude and a longitude.',
      example: shows('{.location?}yes{.end}', { location: { mapLat: 52.5, mapLng: 13.4 } }, 'yes'),
      test: (node) => present(node, 'mapLat') && present(node, 'mapLng'),
    }),
    nodePredicate({
      name: 'main-image?',
      summary: 'The item has a main image, or is one.',
      example: shows('{.main-image?}yes{.end}', { mainImageId: 'a' }, 'yes'),
      test: hasImage,
    }),
    nodePredicate({
      name: 'passthrough?',
      summary: 'The item links straight to its source.',
      example: shows('{.passthrough?}yes{.end}', { sourceUrl: '/a', passthrough: true }, 'yes'),
      test: (node) => truthy(member(node, 'sourceUrl')) && asBoolean(member(node, 'passthrough')),
    }),
    nodePredicate({
      name: 'same-day?',
      summary: '`startDate` and `endDate` are on one UTC day.',
      example: shows('{.same-day?}yes{.end}', { startDate: 0, endDate: 86_399_999 }, 'yes'),
      test(node) {
        const [start, end] = [dayOf(node, 'startDate'), dayOf(node, 'endDate')];
        return start !== undefined && start === end;
      },
    }),
    nodePredicate({
      name: 'serviceNameEmail?',
      summary: '`serviceName` is "email".',
      example: shows('{.serviceNameEmail?}yes{.end}', { serviceName: 'email' }, 'yes'),
      test: (node) => member(node, 'serviceName') === 'email',
    }),
    refPredicate({
      name: 'show-past-events?',
      summary: '`showPastOrUpcomingEvents` is "past".',
      example: shows('{.show-past-events?}yes{.end}', { showPastOrUpcomingEvents: 'past' }, 'yes'),
      refs: () => [eventsRef],
      bind:
        () =>
        (_node, [shown]) =>
          shown === 'past',
    }),
  ],
};

function hasImage(item: unknown): boolean {
  return truthy(member(item, 'mainImageId')) || truthy(member(item, 'systemDataId'));
}

function collectionType(node: unknown): number {
  return asNumber(member(member(node, 'collection') ?? node, 'type'));
}

// Zero degrees are a place, so that presence counts and not truth.
function present(node: unknown, key: string): boolean {
  const value = descend(node, ['location', key], 0);
  return value !== undefined && value !== null && value !== '';
}

function dayOf(node: unknown, key: string): number | undefined {
  const time = instantOf(member(node, key));
  return time === undefined ? undefined : Math.floor(time / 86_400_000);
}
