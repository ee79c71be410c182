import { queryOptions } from '@tanstack/react-query';
import { getPreview } from '@veranda/contracts/preview';
import { call } from '../api/client.ts';

/** Milliseconds after which the address is asked for again; it works for eight hours. */
const freshFor = 6 * 3_600_000;

/** The address at which the draft of a site is shown. */
export function previewQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'preview'],
    queryFn: ({ signal }) => call(getPreview, { params: { site }, signal }),
    staleTime: freshFor,
  });
}
