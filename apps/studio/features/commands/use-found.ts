import { useQuery } from '@tanstack/react-query';
import { listProducts } from '@veranda/contracts/catalog';
import { listOrders } from '@veranda/contracts/orders';
import { call } from '../../api/client.ts';
import { useOfferedCommands } from '../../commands/command-list.ts';
import { paths } from '../../paths.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { matching } from './matching.ts';
import { studioPlaces } from './studio-places.ts';
import { t } from './messages.ts';

/** Something that the menu found: goes to an address, or does something. */
export interface FoundEntry {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly keys?: string;
  readonly href?: string;
  readonly run?: () => void;
}

export interface FoundGroup {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly FoundEntry[];
}

/** So many of a kind are shown. */
const most = 6;
/** Characters from which goods and orders are searched. */
const shortest = 2;

/** Everything that a search finds, by kind; `isSearching` while goods and orders are still being looked for. */
export function useFound(search: string): {
  readonly groups: readonly FoundGroup[];
  readonly isSearching: boolean;
} {
  const words = search.trim();
  const here = useHere(words);
  const { products, orders, isSearching } = useGoods(words);
  const groups = [
    ...here,
    { id: 'products', title: t('products'), entries: products },
    { id: 'orders', title: t('orders'), entries: orders },
  ];
  return { groups: groups.filter(({ entries }) => entries.length > 0), isSearching };
}

// What is known without asking: actions, pages and screens.
function useHere(search: string): readonly FoundGroup[] {
  const { id, slug, rights } = useSite();
  const offered = useOfferedCommands();
  const pages = useQuery({ ...pagesQuery(id), enabled: may(rights, 'pages') });
  const commands = (group: 'actions' | 'insert') =>
    matching(
      offered.filter((each) => each.group === group),
      search,
    );
  const places = studioPlaces
    .filter(({ area }) => area === null || [area].flat().some((each) => may(rights, each)))
    .map(({ id: place, label, path }) => ({ id: `place-${place}`, label, href: path(slug) }));
  const found = (pages.data?.pages ?? [])
    .filter(({ inTrash }) => !inTrash)
    .map((page) => ({ id: `page-${page.id}`, label: page.title, href: paths.page(slug, page.id) }));
  // Of everything at once only the first few are of use.
  const few = <T>(list: readonly T[]) => (search === '' ? list.slice(0, most) : list);
  return [
    { id: 'actions', title: t('actions'), entries: commands('actions') },
    { id: 'pages', title: t('pages'), entries: few(matching(found, search)) },
    { id: 'insert', title: t('insert'), entries: few(commands('insert')) },
    { id: 'places', title: t('places'), entries: few(matching(places, search)) },
  ];
}

function useGoods(words: string) {
  const { id: site, slug, rights } = useSite();
  const search = useDebouncedValue(words);
  const isLong = search.length >= shortest;
  const products = useQuery({
    queryKey: ['site', site, 'commands', 'products', search],
    queryFn: ({ signal }) =>
      call(listProducts, { params: { site }, query: { q: search, perPage: 25 }, signal }),
    enabled: isLong && may(rights, 'products'),
  });
  const orders = useQuery({
    queryKey: ['site', site, 'commands', 'orders', search],
    queryFn: ({ signal }) =>
      call(listOrders, { params: { site }, query: { search, pageSize: '25' }, signal }),
    enabled: isLong && may(rights, 'orders'),
  });
  const isAsked = words.length >= shortest;
  return {
    products: (isAsked ? (products.data?.products ?? []) : []).slice(0, most).map(({ id, title }) => ({
      id: `product-${id}`,
      label: title,
      href: paths.product(slug, id),
    })),
    orders: (isAsked ? (orders.data?.orders ?? []) : [])
      .slice(0, most)
      .map(({ id, number, customerName }) => ({
        id: `order-${id}`,
        label: t('orderNumber', { number }),
        note: customerName,
        href: paths.order(slug, id),
      })),
    isSearching: isAsked && (search !== words || products.isFetching || orders.isFetching),
  };
}

function may(rights: Readonly<Record<string, string>>, area: string): boolean {
  return (rights[area] ?? 'none') !== 'none';
}
