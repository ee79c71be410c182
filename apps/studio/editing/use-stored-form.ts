import { useState } from 'react';
import { revive } from './revive.ts';
import { useFoundState, useStateDraft } from './use-state-draft.ts';

/**
 * A form whose state is one object of JSON values (and NaN for an empty number). The input is kept in the
 * browser until `drop`: neither a session that ends nor a reload takes it. Not for forms with passwords or
 * keys. `id` names the form among all of the account's; `initial` is what is saved, as it was when the form
 * was opened.
 */
export function useStoredForm<V extends object>(id: string, initial: V) {
  const [before] = useState(initial);
  const version = JSON.stringify(before);
  const recovered = useFoundState<V>(id, version);
  const [form, setForm] = useState(() => (recovered.restored ? revive(before, recovered.restored) : before));
  const isDirty = JSON.stringify(form) !== version;
  const { drop, ...draft } = useStateDraft<V>({
    draft: recovered,
    value: form,
    isDirty,
    set: (value) => setForm(revive(before, value)),
    discard: () => setForm(before),
  });
  return {
    form,
    set: (patch: Partial<V>) => setForm((old) => ({ ...old, ...patch })),
    isDirty,
    draft,
    /** Forgets what was typed: it is saved, or the form is closed without saving it. */
    drop: () => {
      if (isDirty) drop();
    },
  };
}
