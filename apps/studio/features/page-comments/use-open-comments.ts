import { useOpenId } from '../../editing/use-open-entry.ts';

/** Value of the address where the comments are open and none of them is chosen. */
const all = 'all';

/** Page comments as the address has them: a reload, or another login, leads back to them. */
interface OpenComments {
  readonly isOpen: boolean;
  /** Id of the thread that is chosen; null for none. */
  readonly thread: string | null;
  /** Opens them, with a thread chosen where its id is given. */
  readonly open: (thread?: string) => void;
  readonly close: () => void;
}

export function useOpenComments(): OpenComments {
  const { id, open } = useOpenId('comments');
  return {
    isOpen: id !== null,
    thread: id === all ? null : id,
    open: (thread = all) => open(thread),
    close: () => open(null),
  };
}
