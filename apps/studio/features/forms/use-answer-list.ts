import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { useDebouncedValue } from '../../use-debounced-value.ts';
import { answersQuery, newAnswerKeys } from './answer-queries.ts';

/** Filters and page of the answers on the screen. */
export interface AnswerView {
  readonly box: 'answers' | 'spam';
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly perPage: 25 | 50 | 100;
}

/** A page of answers; the search waits until the typing pauses. */
export function useAnswerList(form: string) {
  const site = useSite();
  const [view, setView] = useState<AnswerView>({ box: 'answers', search: '', page: 1, perPage: 25 });
  const search = useDebouncedValue(view.search.trim());
  const { box, page, perPage } = view;
  const answers = useQuery(
    answersQuery(site.id, form, { box, page, perPage, ...(search === '' ? {} : { search }) }),
  );
  const client = useQueryClient();
  const hasNew = answers.data?.rows.some((row) => row.isNew) ?? false;
  useEffect(() => {
    // Answers that were read are new no longer: the marks of the navigation and of the list of forms follow.
    if (hasNew) for (const queryKey of newAnswerKeys(site.id)) void client.invalidateQueries({ queryKey });
  }, [client, hasNew, site.id]);
  return {
    answers,
    view,
    change: (part: Partial<AnswerView>) => setView((old) => ({ ...old, ...part })),
  };
}
