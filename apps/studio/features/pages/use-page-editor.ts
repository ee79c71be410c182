import type { PageDocument } from '@veranda/domain/pages/document';
import { dropDraft } from '../../kept-drafts.ts';
import { useEditKeys } from './use-edit-keys.ts';
import { useFoundDraft, useKeptDraft } from './use-kept-draft.ts';
import { usePageHistory } from './use-page-history.ts';
import { type PageSavingInput, usePageSaving } from './use-page-saving.ts';

/** The page with its history, its saving, its keys, and the draft that the browser keeps of it. */
export function usePageEditor({
  document,
  ...input
}: Omit<PageSavingInput, 'history'> & { readonly document: PageDocument }) {
  const { name, found, isCurrent, forget } = useFoundDraft(input.detail);
  const history = usePageHistory(document, isCurrent && found ? found.document : null);
  const saving = usePageSaving({ ...input, history });
  const save = async () => {
    const isSaved = await saving.save();
    if (isSaved) forget();
    return isSaved;
  };
  const isOffering = found !== null && !isCurrent;
  useKeptDraft({
    name,
    version: saving.version,
    document: history.document,
    isDirty: saving.isDirty,
    isOffering,
  });
  useEditKeys({
    undo: history.undo,
    redo: history.redo,
    save: () => {
      if (saving.isDirty && !saving.isSaving) void save();
    },
  });
  const draft = {
    isFound: isOffering || (found !== null && saving.isDirty),
    isBack: isCurrent,
    onBringBack: () => {
      if (found) history.change(() => found.document);
      forget();
    },
    onDiscard: () => {
      if (isCurrent) saving.discard();
      forget();
    },
    drop: () => dropDraft(name),
  };
  return { history, saving: { ...saving, save }, draft };
}
