import { deleteLocalDraft } from './local-drafts.ts';
import { useRetryOnline } from './use-retry-online.ts';
import { useAutosave } from './use-autosave.ts';
import { useDocumentHistory } from './use-document-history.ts';
import { useEditKeys } from './use-edit-keys.ts';
import { useRecoveredDraft, useLocalDraft } from './use-local-draft.ts';
import { type Source, useSaving } from './use-saving.ts';

interface DocumentEditorInput<D> extends Source<D> {
  /** Id of the page or form; it names the local draft. */
  readonly id: string;
  /**
   * Condition for saving a document automatically a second after its last change; absent where saving is
   * asked for.
   */
  readonly savesItself?: (document: D) => boolean;
}

/** A document with its history, its saving, its keys, and the draft that the browser keeps of it. */
export function useDocumentEditor<D extends { readonly schema: number }>({
  id,
  savesItself,
  ...source
}: DocumentEditorInput<D>) {
  const { name, found, isCurrent, forget } = useRecoveredDraft<D>(id, source.read.version);
  const history = useDocumentHistory(source.read.document, isCurrent && found ? found.document : null);
  const saving = useSaving(source, history);
  const save = async () => {
    const isSaved = await saving.save();
    if (isSaved) forget();
    return isSaved;
  };
  const { document, undo, redo } = history;
  const { version, isDirty, isSaving } = saving;
  const isOffering = found !== null && !isCurrent;
  useLocalDraft({ name, version, document, isDirty, isOffering });
  useEditKeys({ undo, redo, save: () => void (isDirty && !isSaving && save()) });
  useAutosave({ canSave: savesItself?.(document) ?? false, document, saving, save });
  useRetryOnline({ saving, save });
  const draft = {
    isFound: isOffering || (found !== null && isDirty),
    isBack: isCurrent,
    onBringBack: () => {
      if (found) history.change(() => found.document);
      forget();
    },
    onDiscard: () => {
      if (isCurrent) saving.discard();
      forget();
    },
    drop: () => deleteLocalDraft(name),
  };
  return { history, saving: { ...saving, save }, draft };
}
