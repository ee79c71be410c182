import { useEffect, useRef, useState } from 'react';
import { draftName, dropDraft, readDraft } from '../../kept-drafts.ts';
import { useAccount } from '../../shell/use-account.ts';
import { useEditKeys } from '../pages/use-edit-keys.ts';
import { useKeptDraft } from '../pages/use-kept-draft.ts';
import { usePageHistory } from '../pages/use-page-history.ts';
import { type EditedForm, editedOf, type FormChange, type FormEditorInput } from './edited-form.ts';
import { useFormSaving } from './use-form-saving.ts';

/** A form with its history, its saving, its keys, and the draft that the browser keeps of it. */
export function useFormEditor({ detail, canWrite, onReload }: FormEditorInput) {
  const draftKey = draftName(useAccount().id, detail.id);
  const [found, setFound] = useState(() => readDraft<EditedForm>(draftKey));
  const isCurrent = found?.version === detail.version;
  const history = usePageHistory<EditedForm>(editedOf(detail), isCurrent && found ? found.document : null);
  const saving = useFormSaving({ detail, canWrite, history, onReload });
  const save = async () => {
    const isSaved = await saving.save();
    if (isSaved) setFound(null);
    return isSaved;
  };
  const isOffering = found !== null && !isCurrent;
  const { document } = history;
  const { version, isDirty } = saving;
  useKeptDraft({ name: draftKey, version, document, isDirty, isOffering });
  useEditKeys({
    undo: history.undo,
    redo: history.redo,
    save: () => void (isDirty && !saving.isSaving && save()),
  });
  useAutosave({ canSave: canWrite && document.name.trim() !== '', document, saving, save });
  const settle = (_done: unknown) => setFound(null);
  return {
    history,
    change: formChange(history),
    rename: (name: string) => history.change((old) => ({ ...old, name }), 'name'),
    saving: { ...saving, save },
    draft: {
      isFound: isOffering || (found !== null && isDirty),
      isBack: isCurrent,
      onBringBack: () => settle(found && history.change(() => found.document)),
      onDiscard: () => settle(isCurrent && saving.discard()),
      drop: () => dropDraft(draftKey),
    },
  };
}

function formChange({ change }: ReturnType<typeof usePageHistory<EditedForm>>): FormChange {
  return (edit, run = '') =>
    change((old) => {
      const form = edit(old.form);
      return form === old.form ? old : { ...old, form };
    }, run);
}

interface AutosaveInput {
  readonly canSave: boolean;
  readonly document: EditedForm;
  readonly saving: { readonly isDirty: boolean; readonly isSaving: boolean; readonly isRefused: boolean };
  readonly save: () => Promise<boolean>;
}

/** Milliseconds after the last change (decisions, numbers). */
const autosaveAfter = 1000;

function useAutosave({
  canSave,
  document,
  saving: { isDirty, isSaving, isRefused },
  save,
}: AutosaveInput): void {
  const newest = useRef(save);
  useEffect(() => {
    newest.current = save;
  });
  useEffect(() => {
    if (!canSave || !isDirty || isSaving || isRefused) return;
    const timer = setTimeout(() => void newest.current(), autosaveAfter);
    return () => clearTimeout(timer);
  }, [canSave, document, isDirty, isSaving, isRefused]);
}
