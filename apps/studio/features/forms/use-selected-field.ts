import type { FormField } from '@veranda/domain/forms/document';
import type { FormDraft } from '@veranda/domain/forms/form-draft';
import { useEffect, useState } from 'react';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useStore } from '../../documents/use-document-session.ts';

/** The field whose properties are shown; the others who have the form open are told of it. */
export function useSelectedField(
  { session, presence }: OpenDocument<FormDraft>,
  fields: readonly FormField[],
) {
  const [wanted, setWanted] = useState<string | null>(fields[0]?.id ?? null);
  const { restored } = useStore(session);
  // A step back or forth says what is chosen then.
  const [seen, setSeen] = useState(restored);
  if (restored !== seen) {
    setSeen(restored);
    if (restored?.selection[0] !== undefined) setWanted(restored.selection[0]);
  }
  // A field that somebody else has removed is chosen no longer.
  const chosen = fields.some(({ id }) => id === wanted) ? wanted : (fields[0]?.id ?? null);
  useEffect(() => {
    presence.select(chosen === null ? [] : [chosen], '');
  }, [presence, chosen]);
  return [chosen, setWanted] as const;
}
