import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { noContent, type SiteContent } from '@veranda/domain/blocks/sample';
import { useMemo } from 'react';

/** Content of the site for menus: it is read when one opens, and what is chosen waits for it. */
export interface AskedContent {
  /** Content as it was read last. */
  readonly current: () => SiteContent;
  /** Reads it; never rejects. */
  readonly read: () => Promise<SiteContent>;
}

export function useAskedContent(site: string): AskedContent {
  const client = useQueryClient();
  return useMemo(() => askedContent(client, site), [client, site]);
}

function askedContent(client: QueryClient, site: string): AskedContent {
  let last = noContent;
  return {
    current: () => last,
    async read() {
      const file = await import('./use-site-content.ts').catch(() => null);
      last = (await file?.readSiteContent(client, site)) ?? noContent;
      return last;
    },
  };
}
