import { useQuery } from '@tanstack/react-query';
import { listProducts } from '@veranda/contracts/catalog';
import { listForms } from '@veranda/contracts/forms';
import { listAssets } from '@veranda/contracts/media';
import { collectionTypes } from '@veranda/domain/pages/collection-types';
import type { SiteContent } from '@veranda/domain/blocks/sample';
import { useMemo } from 'react';
import { call } from '../../api/client.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { fundsQuery } from '../donations/fund-queries.ts';

interface FoundContent {
  readonly content: SiteContent;
  readonly isPending: boolean;
}

/** Content of the site that ready sections are made with; what cannot be read counts as not there. */
export function useSiteContent(site: string): FoundContent {
  const params = { site };
  const assets = useQuery({
    queryKey: ['site', site, 'assets', 'list', '', 1],
    queryFn: ({ signal }) => call(listAssets, { params, query: { page: 1 }, signal }),
  });
  const products = useQuery({
    queryKey: ['site', site, 'products', 'first'],
    queryFn: ({ signal }) =>
      call(listProducts, { params, query: { perPage: 25, state: 'published', sort: 'position' }, signal }),
  });
  const forms = useQuery({
    queryKey: ['site', site, 'forms', 'list'],
    queryFn: ({ signal }) => call(listForms, { params, signal }),
  });
  const pages = useQuery(pagesQuery(site));
  const funds = useQuery(fundsQuery(site));
  const content = useMemo(() => {
    const collections = (type: number) =>
      (pages.data?.pages ?? []).filter((page) => page.type === type && !page.inTrash).map(({ id }) => id);
    const formsFor = (purpose: string) =>
      (forms.data?.forms ?? []).filter((form) => form.purpose === purpose).map(({ id }) => id);
    return {
      assets: (assets.data?.assets ?? []).map(({ id }) => id),
      products: (products.data?.products ?? []).map(({ id }) => id),
      stores: collections(collectionTypes.products),
      posts: collections(collectionTypes.generic),
      forms: formsFor('form'),
      newsletters: formsFor('newsletter'),
      funds: (funds.data?.funds ?? []).filter(({ isOpen }) => isOpen).map(({ id }) => id),
    };
  }, [assets.data, products.data, forms.data, pages.data, funds.data]);
  return { content, isPending: [assets, products, forms, pages, funds].some((query) => query.isPending) };
}
