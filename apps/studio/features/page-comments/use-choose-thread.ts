import type { PageThread } from '@veranda/contracts/page-comments';
import { useSearchParams } from 'react-router';
import { askedPart } from '../pages/asked-part.ts';

/** Goes to the part that a thread is on, which is selected and has the focus then; the comments stay beside it or close. */
export function useChooseThread() {
  const [, setSearch] = useSearchParams();
  return ({ id, anchor }: PageThread, staysOpen: boolean) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        if (staysOpen) next.set('comments', id);
        else next.delete('comments');
        next.set(askedPart, anchor.id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
}
