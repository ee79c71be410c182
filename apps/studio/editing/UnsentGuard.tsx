import type { OpenDocument } from '../documents/open-document.ts';
import { useSelected } from '../documents/use-document-session.ts';
import { UnsavedGuard } from '../UnsavedGuard.tsx';

/** Asks on leaving a document only where something of it cannot be sent. */
export function UnsentGuard<D>({ open: { session, sync } }: { readonly open: OpenDocument<D> }) {
  const isUnsent = useSelected(sync, ({ unsent }) => unsent > 0);
  const status = useSelected(sync, (state) => state.status);
  const isKept = useSelected(sync, (state) => state.isKept);
  return (
    <UnsavedGuard
      isDirty={isUnsent}
      savesFirst
      warnsOnUnload={isUnsent && !(isKept && status === 'saving')}
      onSave={() => sync.saveNow()}
      isSaving={status === 'saving'}
      onDiscard={() => session.discard()}
    />
  );
}
