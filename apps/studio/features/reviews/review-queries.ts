import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { getMerchandising, saveMerchandising } from '@veranda/contracts/catalog-merchandising';
import { decideReview, importReviews, listReviews, removeReview } from '@veranda/contracts/reviews';
import { call, type CallInput } from '../../api/client.ts';

type Query = CallInput<typeof listReviews>['query'];
export type ReviewStatus = 'waiting' | 'published' | 'rejected';

export function reviewsQuery(site: string, query: Query) {
  return queryOptions({
    queryKey: ['site', site, 'reviews', query],
    queryFn: ({ signal }) => call(listReviews, { params: { site }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Mutations of reviews; every list of them is read again. */
export function useReviewMutations(site: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['site', site, 'reviews'] });
  const decide = useMutation({
    mutationFn: ({ id, status }: { id: string; status: ReviewStatus }) =>
      call(decideReview, { params: { site, review: id }, body: { status } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (review: string) => call(removeReview, { params: { site, review } }),
    onSuccess,
  });
  const bring = useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.append('file', file);
      return call(importReviews, { params: { site }, body } as CallInput<typeof importReviews>);
    },
    onSuccess,
  });
  return { decide, remove, bring };
}

/** Settings for the reviews that the shop shows; each switch holds at once. */
export function reviewSettingsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'merchandising'],
    queryFn: ({ signal }) => call(getMerchandising, { params: { site }, signal }),
  });
}

export type ReviewSwitch = 'nativeReviews' | 'importedReviews' | 'reviewsModerated' | 'reviewsKillSwitch';

export function useReviewSwitches(site: string) {
  const client = useQueryClient();
  const key = reviewSettingsQuery(site).queryKey;
  return useMutation({
    mutationFn: (change: Partial<Record<ReviewSwitch, boolean>>) => {
      const known = client.getQueryData(key);
      if (!known) throw new Error('a switch is turned before the settings are read');
      const merchandising = { ...known.merchandising, ...change };
      return call(saveMerchandising, { params: { site }, body: { merchandising, version: known.version } });
    },
    onSuccess: (answer) => client.setQueryData(key, answer),
    onError: () => client.invalidateQueries({ queryKey: key }),
  });
}
