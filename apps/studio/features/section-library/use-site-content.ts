import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { listProducts } from '@veranda/contracts/catalog';
import { listAssets } from '@veranda/contracts/media';
import type { PageSummary } from '@veranda/contracts/pages';
import type { SiteContent } from '@veranda/domain/blocks/sample';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import { useMemo } from 'react';
import { call } from '../../api/client.ts';
import { formsQuery } from '../../queries/form-queries.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { fundsQuery } from '../donations/fund-queries.ts';

interface FoundContent {
  readonly content: SiteContent;
  readonly isPending: boolean;
}

/** Content of the site that new blocks and ready sections show; what cannot be read counts as not there. */
export function useSiteContent(site: string): FoundContent {
  const assets = useQuery(assetsQuery(site));
  const products = useQuery(productsQuery(site));
  const forms = useQuery(formsQuery(site));
  const pages = useQuery(pagesQuery(site));
  const funds = useQuery(fundsQuery(site));
  const content = useMemo(
    () => ({
      ...assetsIn(assets.data),
      ...productsIn(products.data),
      ...formsIn(forms.data),
      ...collectionsIn(pages.data),
      ...fundsIn(funds.data),
    }),
    [assets.data, products.data, forms.data, pages.data, funds.data],
  );
  return { content, isPending: [assets, products, forms, pages, funds].some((query) => query.isPending) };
}

/** Milliseconds for which what was read before is good enough. */
const staleMs = 60_000;
// Without a connection the answer is that nothing is there, at once.
const atOnce = { staleTime: staleMs, networkMode: 'always', retry: false } as const;

/** Reads the same once; a part that cannot be read is left out. */
export async function readSiteContent(client: QueryClient, site: string): Promise<SiteContent> {
  const orNothing = <T>(read: Promise<T>) => read.catch(() => undefined);
  const [assets, products, forms, pages, funds] = await Promise.all([
    orNothing(client.fetchQuery({ ...assetsQuery(site), ...atOnce })),
    orNothing(client.fetchQuery({ ...productsQuery(site), ...atOnce })),
    orNothing(client.fetchQuery({ ...formsQuery(site), ...atOnce })),
    orNothing(client.fetchQuery({ ...pagesQuery(site), ...atOnce })),
    orNothing(client.fetchQuery({ ...fundsQuery(site), ...atOnce })),
  ]);
  return {
    ...assetsIn(assets),
    ...productsIn(products),
    ...formsIn(forms),
    ...collectionsIn(pages),
    ...fundsIn(funds),
  };
}

function assetsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'assets', 'list', '', 1],
    queryFn: ({ signal }) => call(listAssets, { params: { site }, query: { page: 1 }, signal }),
  });
}

function productsQuery(site: string) {
  const query = { perPage: 25, state: 'published', sort: 'position' } as const;
  return queryOptions({
    queryKey: ['site', site, 'products', 'first'],
    queryFn: ({ signal }) => call(listProducts, { params: { site }, query, signal }),
  });
}

interface WithId {
  readonly id: string;
}

const idsOf = (list: readonly WithId[] = []) => list.map(({ id }) => id);

function assetsIn(answer: { readonly assets: readonly WithId[] } | undefined) {
  return { assets: idsOf(answer?.assets) };
}

function productsIn(answer: { readonly products: readonly WithId[] } | undefined) {
  return { products: idsOf(answer?.products) };
}

function formsIn(answer: { readonly forms: readonly (WithId & { readonly purpose: string })[] } | undefined) {
  const formsFor = (purpose: string) => idsOf(answer?.forms.filter((form) => form.purpose === purpose));
  return { forms: formsFor('form'), newsletters: formsFor('newsletter') };
}

function collectionsIn(answer: { readonly pages: readonly PageSummary[] } | undefined) {
  const collections = (type: number) =>
    idsOf(answer?.pages.filter((page) => page.type === type && !page.inTrash));
  return { stores: collections(collectionTypes.products), posts: collections(collectionTypes.generic) };
}

function fundsIn(answer: { readonly funds: readonly (WithId & { readonly isOpen: boolean })[] } | undefined) {
  return { funds: idsOf(answer?.funds.filter(({ isOpen }) => isOpen)) };
}
