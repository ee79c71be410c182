import { useQuery } from '@tanstack/react-query';
import type { SiteDetail } from '@veranda/contracts/sites';
import { countNewAnswers, countUnreadOrders } from '@veranda/contracts/unseen';
import { call } from '../api/client.ts';

/** Milliseconds between two counts of what has come in. */
const refetchIntervalMs = 20_000;

/** Counts of orders and of answers to forms that nobody has seen, for the marks of the navigation. */
export function useUnseen(site: SiteDetail | undefined): { readonly orders: number; readonly forms: number } {
  const id = site?.id ?? '';
  const orders = useQuery({
    queryKey: ['site', id, 'orders', 'unread'],
    queryFn: ({ signal }) => call(countUnreadOrders, { params: { site: id }, signal }),
    enabled: mayRead(site, 'orders'),
    refetchInterval: refetchIntervalMs,
  });
  const answers = useQuery({
    queryKey: ['site', id, 'forms', 'new-answers'],
    queryFn: ({ signal }) => call(countNewAnswers, { params: { site: id }, signal }),
    enabled: mayRead(site, 'answers'),
    refetchInterval: refetchIntervalMs,
  });
  return { orders: orders.data?.unread ?? 0, forms: answers.data?.count ?? 0 };
}

function mayRead(site: SiteDetail | undefined, area: string): boolean {
  return site !== undefined && (site.rights[area] ?? 'none') !== 'none';
}
