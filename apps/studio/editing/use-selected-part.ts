import { useEffect, useState } from 'react';
import type { OpenDocument } from '../documents/open-document.ts';
import { useStore } from '../documents/use-document-session.ts';

/** The part of a document whose properties are shown; others who have the document open see the selection. */
export function useSelectedPart<D>(
  { session, presence }: OpenDocument<D>,
  parts: readonly { readonly id: string }[],
) {
  const [wanted, setWanted] = useState<string | null>(parts[0]?.id ?? null);
  const { restored } = useStore(session);
  // A step back or forth says what is chosen then.
  const [seen, setSeen] = useState(restored);
  if (restored !== seen) {
    setSeen(restored);
    if (restored?.selection[0] !== undefined) setWanted(restored.selection[0]);
  }
  // A part that somebody else has removed is chosen no longer.
  const chosen = parts.some(({ id }) => id === wanted) ? wanted : (parts[0]?.id ?? null);
  useEffect(() => {
    presence.select(chosen === null ? [] : [chosen], '');
  }, [presence, chosen]);
  return [chosen, setWanted] as const;
}
