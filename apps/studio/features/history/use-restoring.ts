import type { DocumentVersion } from '@veranda/contracts/documents';
import type { Edit } from '@veranda/domain/documents/edit';
import type { Refusal } from '@veranda/domain/refusal';
import { showToast } from '@veranda/ui/toast-queue';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useSite } from '../../shell/use-site.ts';
import type { HistoryKind } from './history-kind.ts';
import { useVersionMutations } from './version-queries.ts';
import { versionTitle } from './version-words.ts';
import { t } from './messages.ts';

interface RestoringInput<D> {
  readonly kind: HistoryKind<D>;
  readonly id: string;
  readonly open: OpenDocument<D>;
}

/** Bringing back of what was, each time by one transaction that can be undone. */
export function useRestoring<D>({ kind, id, open: { session, sync } }: RestoringInput<D>) {
  const site = useSite();
  const { keep } = useVersionMutations({ site: site.id, kind: kind.kind.key, id });
  const change = (edits: readonly Edit[], label: string): boolean => {
    const refusal = session.change(edits, { label });
    if (refusal) showToast({ topic: 'version', text: refusalText(refusal), isDanger: true });
    else sync.flush();
    return refusal === null;
  };
  const restore = async (version: DocumentVersion, content: D): Promise<void> => {
    // What is there now stays in the list too. Where that cannot be asked for, undo alone leads back to it.
    if (await sync.saveNow()) await keep.mutateAsync('').catch(() => undefined);
    const edits = kind.restoreEdits(session.getState().document, content);
    if (edits.length === 0) showToast({ topic: 'version', text: t('sameAsCurrent') });
    else if (change(edits, t('restoredLabel', { when: versionTitle(version) })))
      showToast({ topic: 'version', text: t('versionRestored') });
  };
  return { restore, change };
}

function refusalText({ code, params = {} }: Refusal): string {
  return code === 'section-locked'
    ? t('somebodyTypes', { name: String(params['name']) })
    : t('couldNotRestore');
}
