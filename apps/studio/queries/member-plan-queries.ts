import { queryOptions } from '@tanstack/react-query';
import { listMemberPlans } from '@veranda/contracts/member-plans';
import { call } from '../api/client.ts';

/** The plans of a site, by title. */
export function memberPlansQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'member-plans'],
    queryFn: ({ signal }) => call(listMemberPlans, { params: { site }, signal }),
  });
}
