import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteAnswers, erasePerson, listAnswers, markAnswers } from '@veranda/contracts/form-answers';
import { call, type CallInput } from '../../api/client.ts';

type AnswerListQuery = NonNullable<CallInput<typeof listAnswers>['query']>;

export function answersQuery(site: string, form: string, query: AnswerListQuery) {
  return queryOptions({
    queryKey: ['site', site, 'forms', 'answers', form, query],
    queryFn: ({ signal }) => call(listAnswers, { params: { site, form }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Keys of what counts new answers. */
export function newAnswerKeys(site: string): readonly (readonly string[])[] {
  return [
    ['site', site, 'forms', 'new-answers'],
    ['site', site, 'forms', 'list'],
  ];
}

/** Deleting answers, moving them into the spam box or out of it, and forgetting a person. */
export function useAnswerMutations(site: string, form: string) {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: ['site', site, 'forms'] });
  const remove = useMutation({
    mutationFn: (ids: string[]) => call(deleteAnswers, { params: { site, form }, body: { ids } }),
    onSuccess,
  });
  const mark = useMutation({
    mutationFn: (body: { ids: string[]; spam: boolean }) =>
      call(markAnswers, { params: { site, form }, body }),
    onSuccess,
  });
  const erase = useMutation({
    mutationFn: (email: string) => call(erasePerson, { params: { site }, query: { email } }),
    onSuccess,
  });
  return { remove, mark, erase };
}
