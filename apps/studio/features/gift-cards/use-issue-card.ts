import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useIssueGiftCard } from './gift-card-queries.ts';

export type CardIssue = ReturnType<typeof useIssueCard>;

const blank = { amount: '', recipientName: '', recipientEmail: '', message: '', note: '' };

/** A card that is being issued by hand; closing forgets what was typed, and the code with it. */
export function useIssueCard(onClose: () => void) {
  const site = useSite();
  const issue = useIssueGiftCard(site.id);
  const [typed, setTyped] = useState(blank);
  const [isEmpty, setEmpty] = useState(false);
  const set = (patch: Partial<typeof blank>) => setTyped((old) => ({ ...old, ...patch }));
  const close = () => {
    onClose();
    setTyped(blank);
    setEmpty(false);
    issue.reset();
  };
  const send = () => {
    setEmpty(typed.amount === '');
    if (typed.amount !== '') issue.mutate(typed);
  };
  const failure = issue.error instanceof CallFailure ? issue.error : null;
  const problemOf = (field: string): string | undefined =>
    failure?.field === field ? failure.message : undefined;
  return { typed, set, isEmpty, issue, close, send, problemOf, issued: issue.data ?? null };
}
