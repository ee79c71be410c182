import { showToast } from '@veranda/ui/toast-queue';
import { useCallback, useState } from 'react';
import type { DocumentSync } from '../../documents/document-sync.ts';
import { t as say } from '../../editing/messages.ts';
import type { NameVersionDialogProps, VersionToName } from './NameVersionDialog.tsx';
import { useVersionMutations, type VersionedDocument } from './version-queries.ts';
import { t } from './messages.ts';

/** Ways of keeping a version out of an editor. */
export interface Checkpoint {
  /** Saves, keeps a version, says so, and offers to name it. */
  readonly save: () => void;
  /** Asks for a name for the document as it is now; always the same function. */
  readonly name: () => void;
  /** The dialog that asks for a name; null while it is closed. */
  readonly naming: NameVersionDialogProps | null;
}

/** The key of saving: everything is saved anyway, so it keeps a version that one can come back to. */
export function useCheckpoint(
  document: VersionedDocument,
  { sync, canWrite }: { readonly sync: DocumentSync; readonly canWrite: boolean },
): Checkpoint {
  const { keep } = useVersionMutations(document);
  const [target, setTarget] = useState<VersionToName | null>(null);
  const save = async (): Promise<void> => {
    if (!(await sync.saveNow())) {
      showToast({ topic: 'saved', text: say('notSavedYet'), isDanger: true });
      return;
    }
    const version = canWrite ? await keep.mutateAsync('').catch(() => null) : null;
    const action = version && {
      label: t('nameThisVersion'),
      onAction: () => setTarget({ version: version.id, name: version.name }),
    };
    showToast({ topic: 'saved', text: say('allIsSaved'), ...(action ? { action } : {}) });
  };
  const onClose = () => setTarget(null);
  const name = useCallback(() => setTarget({ version: null, name: '' }), []);
  return {
    save: () => void save(),
    name,
    naming: target && { document, target, save: () => sync.saveNow(), onClose },
  };
}
