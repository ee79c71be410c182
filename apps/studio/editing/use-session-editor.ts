import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { showToast } from '@veranda/ui/toast-queue';
import { useEffect, useRef } from 'react';
import type { DocumentSession } from '../documents/document-session.ts';
import type { OpenDocument } from '../documents/open-document.ts';
import { useSelected, useStore } from '../documents/use-document-session.ts';
import { useDebouncedValue } from '../use-debounced-value.ts';
import { t } from './messages.ts';
import { useEditKeys } from './use-edit-keys.ts';

/** Milliseconds without news after which what shows the saved document is read again. */
const quietMs = 400;

/** A document as it is edited: its state, its keys, and what follows a save. */
export function useSessionEditor<D>(open: OpenDocument<D>, follows: readonly QueryKey[]) {
  useSessionKeys(open, follows);
  return { ...useStore(open.session), savedSeq: useSavedSeq(open.session) };
}

/**
 * The keys of a document that is edited, and what follows a save. `save` is what the key of saving does; without it
 * everything is sent and a notice says that all is saved.
 */
export function useSessionKeys<D>(
  { session, sync }: OpenDocument<D>,
  follows: readonly QueryKey[],
  save?: () => void,
): void {
  useEditKeys({
    undo: () => session.undo(),
    redo: () => session.redo(),
    save: save ?? (() => void reassure(sync.saveNow())),
  });
  useRefreshed(useSavedSeq(session), follows);
}

/** Number that grows when what is saved has become another document and no more news come. */
export function useSavedSeq<D>(session: DocumentSession<D>): number {
  return useDebouncedValue(
    useSelected(session, ({ replica }) => replica.confirmed.seq),
    quietMs,
  );
}

async function reassure(saved: Promise<boolean>): Promise<void> {
  const isSaved = await saved;
  showToast({ topic: 'saved', text: isSaved ? t('allIsSaved') : t('notSavedYet'), isDanger: !isSaved });
}

// Lists and the state of publishing tell of what is not published.
function useRefreshed(seq: number, queries: readonly QueryKey[]): void {
  const client = useQueryClient();
  const known = useRef(seq);
  const keys = useRef(queries);
  useEffect(() => {
    keys.current = queries;
  });
  useEffect(() => {
    if (known.current === seq) return;
    known.current = seq;
    for (const queryKey of keys.current) void client.invalidateQueries({ queryKey });
  }, [client, seq]);
}
