import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import { useRecoveredDraft } from './use-local-draft.ts';
import { deleteLocalDraft, saveLocalDraft } from './local-drafts.ts';

/** Values of a form, as stored in the browser. */
interface DraftValues<V> {
  readonly schema: 1;
  readonly values: V;
}

/**
 * Keeps what is typed into a form in the browser until it is saved or discarded, so that neither a session
 * that ends nor a reload takes it. Not for forms with passwords or keys. `id` names the form among all of the
 * account's.
 */
export function useFormDraft<V extends FieldValues>(form: UseFormReturn<V>, id: string) {
  const { isDirty, defaultValues } = form.formState;
  // The version that a draft was made on is the one that is saved.
  const version = JSON.stringify(defaultValues);
  const { name, found, isCurrent, forget } = useRecoveredDraft<DraftValues<V>>(id, version);
  const [restored] = useState(isCurrent && found ? found.document.values : null);
  const isOffering = found !== null && !isCurrent;
  const fill = (values: V) => form.reset(values as DefaultValues<V> as V, { keepDefaultValues: true });
  useEffect(() => {
    if (restored) form.reset(restored, { keepDefaultValues: true });
  }, [form, restored]);
  useDraftDeletion(name, !isDirty && !isOffering);
  useDraftSaving(form, name, version);
  return {
    isFound: isOffering || (found !== null && isDirty),
    isBack: isCurrent,
    onBringBack: () => {
      if (found) fill(found.document.values);
      forget();
    },
    onDiscard: () => {
      form.reset();
      forget();
    },
    drop: () => deleteLocalDraft(name),
    /**
     * Call when the values are saved: deletes the draft at once, since a form that is mounted again would
     * offer it as unsaved.
     */
    saved: (values: V) => {
      form.reset(values);
      deleteLocalDraft(name);
    },
  };
}

/** Deletes the draft of a form that holds nothing to keep. */
function useDraftDeletion(name: string, isGone: boolean): void {
  useEffect(() => {
    if (!isGone) return;
    // Not before the effects had their turn: a form that a draft is about to fill still counts as unchanged.
    const timer = setTimeout(() => deleteLocalDraft(name));
    return () => clearTimeout(timer);
  }, [isGone, name]);
}

/** Saves the values as a draft whenever one of them changes. */
function useDraftSaving<V extends FieldValues>(form: UseFormReturn<V>, name: string, version: string): void {
  useEffect(() => {
    const { unsubscribe } = form.watch((values) =>
      saveLocalDraft<DraftValues<V>>(name, { version, document: { schema: 1, values: values as V } }),
    );
    return unsubscribe;
  }, [form, name, version]);
}
