import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  disableGiftCard,
  getGiftCard,
  issueGiftCard,
  type DeliveryBody,
  listGiftCards,
  readdressGiftCard,
  resendGiftCard,
} from '@veranda/contracts/gift-cards';
import { call, type CallInput } from '../../api/client.ts';

export function giftCardsQuery(site: string, query: CallInput<typeof listGiftCards>['query']) {
  return queryOptions({
    queryKey: ['site', site, 'gift-cards', 'list', query],
    queryFn: ({ signal }) => call(listGiftCards, { params: { site }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function giftCardQuery(site: string, card: string) {
  return queryOptions({
    queryKey: ['site', site, 'gift-cards', 'one', card],
    queryFn: ({ signal }) => call(getGiftCard, { params: { site, card }, signal }),
  });
}

/** Issues a card by hand; the answer is the only place that shows its code. */
export function useIssueGiftCard(site: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof issueGiftCard>['body']) =>
      call(issueGiftCard, { params: { site }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['site', site, 'gift-cards'] }),
  });
}

/** Mutations of one gift card. */
export function useGiftCardMutations(site: string, card: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['site', site, 'gift-cards'] });
  const disable = useMutation({
    mutationFn: () => call(disableGiftCard, { params: { site, card } }),
    onSuccess,
  });
  const resend = useMutation({
    mutationFn: () => call(resendGiftCard, { params: { site, card } }),
    onSuccess,
  });
  const readdress = useMutation({
    mutationFn: (body: DeliveryBody) => call(readdressGiftCard, { params: { site, card }, body }),
    onSuccess,
  });
  return { disable, resend, readdress };
}
