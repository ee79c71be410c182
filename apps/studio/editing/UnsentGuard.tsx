import type { OpenDocument } from '../documents/open-document.ts';
import { useStore } from '../documents/use-document-session.ts';
import { UnsavedGuard } from '../UnsavedGuard.tsx';

/** Asks on leaving a document only where something of it cannot be sent. */
export function UnsentGuard<D>({ open: { session, sync } }: { readonly open: OpenDocument<D> }) {
  const { unsent, status, isKept } = useStore(sync);
  return (
    <UnsavedGuard
      isDirty={unsent > 0}
      savesFirst
      warnsOnUnload={unsent > 0 && !(isKept && status === 'saving')}
      onSave={() => sync.saveNow()}
      isSaving={status === 'saving'}
      onDiscard={() => session.discard()}
    />
  );
}
