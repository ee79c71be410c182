import { useState } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Id of the list entry that is open in its form: `new` for one that is yet to be made, null for none. The
 * address keeps it, so that a reload or another login leads back to what was being typed.
 */
export function useOpenEntry<T extends { readonly id: string }>(
  name: string,
  entries: readonly T[] | undefined,
) {
  const { id, open } = useOpenId(name);
  const [held, setHeld] = useState<T | null>(null);
  // An entry that is being changed stays as it was opened, whatever a newer list says of it.
  const openEntry = held?.id === id ? held : (entries?.find((entry) => entry.id === id) ?? null);
  if (openEntry !== held) setHeld(openEntry);
  const entry: T | 'new' | null = id === 'new' ? 'new' : openEntry;
  return { entry, open, close: () => open(null) };
}

/** The part of it that needs no list: an id in the address, and what changes it. */
export function useOpenId(name: string) {
  const [search, setSearch] = useSearchParams();
  const open = (id: string | null) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        if (id === null) next.delete(name);
        else next.set(name, id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { id: search.get(name), open };
}
