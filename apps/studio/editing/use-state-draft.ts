import { useEffect } from 'react';
import { deleteLocalDraft, saveLocalDraft } from './local-drafts.ts';
import { useRecoveredDraft } from './use-local-draft.ts';

/** State of a form, as stored in the browser. */
interface DraftValue<V> {
  readonly schema: 1;
  readonly value: V;
}

/**
 * Draft of a form whose state is one value; `restored` is the initial value, where the draft was made on
 * `version`.
 */
export function useFoundState<V>(id: string, version: string) {
  const draft = useRecoveredDraft<DraftValue<V>>(id, version);
  const { found, isCurrent } = draft;
  return { ...draft, version, restored: isCurrent && found ? found.document.value : null };
}

interface StateDraftInput<V> {
  readonly draft: ReturnType<typeof useFoundState<V>>;
  readonly value: V;
  readonly isDirty: boolean;
  readonly set: (value: V) => void;
  readonly discard: () => void;
}

/** Keeps every change of such a form until it is saved or discarded. Not for forms with passwords or keys. */
export function useStateDraft<V>({ draft, value, isDirty, set, discard }: StateDraftInput<V>) {
  const { name, found, isCurrent, forget, version } = draft;
  const isOffering = found !== null && !isCurrent;
  useEffect(() => {
    if (isDirty) saveLocalDraft<DraftValue<V>>(name, { version, document: { schema: 1, value } });
    else if (!isOffering) deleteLocalDraft(name);
  }, [name, version, value, isDirty, isOffering]);
  return {
    isFound: isOffering || (found !== null && isDirty),
    isBack: isCurrent,
    onBringBack: () => {
      if (found) set(found.document.value);
      forget();
    },
    onDiscard: () => {
      if (isCurrent) discard();
      forget();
    },
    drop: () => deleteLocalDraft(name),
  };
}
