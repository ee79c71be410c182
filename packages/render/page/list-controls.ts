import { fillPlaceholders } from '@veranda/domain/placeholders';
import { listingSorts, wholeListing } from '@veranda/domain/catalog/listing-filter';
import { toMajor } from '@veranda/domain/money/money';
import type { SnapshotCollection } from '@veranda/domain/publishing/snapshot';
import { categoryPath } from '../context/listing-needs.ts';
import { type CatalogFacets, facetsKey } from '../context/catalog-view.ts';
import { listAddress } from '../context/list-address.ts';
import { moneyView } from '../products/money-context.ts';
import type { Session } from '../context/session.ts';
import type { ListFilter } from '../context/target.ts';

const sortMessages = {
  position: 'listSortPosition',
  newest: 'listSortNewest',
  title: 'listSortTitle',
  'price-up': 'listSortPriceUp',
  'price-down': 'listSortPriceDown',
} as const;

/** Number of products, their sorting and filters, and the links out of each filter: a form of GET. */
export function listControls(
  session: Session,
  page: { readonly collection: SnapshotCollection; readonly filter: ListFilter; readonly total: number },
) {
  const { collection, filter, total } = page;
  const { strings } = session;
  const { currency } = session.snapshot.website;
  const category = categoryPath(filter.category);
  const facets = session.catalog.facets.get(facetsKey({ collectionId: collection.id, category }));
  const plain = { ...filter, ...wholeListing, tag: '', offset: 0 };
  const chips = chipsOf(session, page);
  const tags = tagsOf(facets?.tags ?? [], filter);
  return {
    action: `/${collection.urlSlug}`,
    category: filter.category.replace(/^\//, ''),
    countText:
      total === 1
        ? strings['listCountOne']
        : fillPlaceholders(strings['listCountText'] ?? '', { count: String(total) }),
    sorts: sortsOf(session, filter),
    tags,
    hasTags: tags.length > 0,
    hasPrices: facets?.pricesDiffer === true || filter.minMinor !== null || filter.maxMinor !== null,
    hasSoldOut: (facets?.soldOut ?? 0) > 0 || filter.available,
    min: filter.minMinor === null ? '' : toMajor(filter.minMinor, currency),
    max: filter.maxMinor === null ? '' : toMajor(filter.maxMinor, currency),
    available: filter.available,
    currency,
    chips,
    isNarrowed: chips.length > 0,
    clearUrl: listAddress(collection, plain, currency),
    isWorthIt: total > 1 || chips.length > 0,
  };
}

function sortsOf({ strings }: Session, filter: ListFilter) {
  return listingSorts.map((value) => ({
    value,
    label: strings[sortMessages[value]] ?? '',
    selected: value === filter.sort,
  }));
}

// A tag that nothing here has stays chosen for as long as nobody takes it away.
function tagsOf(known: CatalogFacets['tags'], filter: ListFilter) {
  const isKnown = filter.tag === '' || known.some(({ tag }) => tag === filter.tag);
  const tags = isKnown ? known : [...known, { tag: filter.tag, count: 0 }];
  return tags.map(({ tag, count }) => ({ tag, count, selected: tag === filter.tag }));
}

// A chip says one filter and leads to the list without it.
function chipsOf(
  session: Session,
  { collection, filter }: { readonly collection: SnapshotCollection; readonly filter: ListFilter },
) {
  const { strings } = session;
  const { currency } = session.snapshot.website;
  const price = (key: string, minor: bigint): string =>
    fillPlaceholders(strings[key] ?? '', { price: moneyView(session, minor).text });
  const { minMinor, maxMinor } = filter;
  const all: readonly { readonly label: string; readonly without: Partial<ListFilter> }[] = [
    ...(filter.tag === '' ? [] : [{ label: filter.tag, without: { tag: '' } }]),
    ...(minMinor === null ? [] : [{ label: price('listChipMin', minMinor), without: { minMinor: null } }]),
    ...(maxMinor === null ? [] : [{ label: price('listChipMax', maxMinor), without: { maxMinor: null } }]),
    ...(filter.available
      ? [{ label: strings['listAvailableLabel'] ?? '', without: { available: false } }]
      : []),
  ];
  return all.map(({ label, without }) => ({
    label,
    url: listAddress(collection, { ...filter, ...without, offset: 0 }, currency),
    removeLabel: fillPlaceholders(strings['listChipRemove'] ?? '', { filter: label }),
  }));
}
