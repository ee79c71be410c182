import { useQuery } from '@tanstack/react-query';
import { listLinkTargets } from '@veranda/contracts/pages';
import { linkReference } from '@veranda/domain/rich-text/link-reference';
import { use } from 'react';
import { call } from '../api/client.ts';
import { LinkedSiteContext } from './link-context.ts';

/** What links of the site can lead to, with the file of one link. */
export function useLinkTargets(link: string) {
  const site = use(LinkedSiteContext);
  const reference = linkReference(link);
  const file = reference?.kind === 'file' ? reference.id : null;
  return useQuery({
    queryKey: ['site', site, 'pages', 'link-targets', file],
    queryFn: ({ signal }) =>
      call(listLinkTargets, { params: { site }, query: file === null ? {} : { file }, signal }),
    staleTime: 15_000,
  });
}
