import { useState } from 'react';
import { changed, redone, started, undone } from './document-history.ts';

export type EditedDocument<D> = ReturnType<typeof useDocumentHistory<D>>;

/**
 * The document with what can be undone and redone; `restored` is unsaved work, itself a step that can be
 * undone.
 */
export function useDocumentHistory<D>(saved: D, restored: D | null) {
  const [history, setHistory] = useState(() => {
    const start = started(saved);
    return restored ? changed(start, restored, { name: '', at: 0 }) : start;
  });
  return {
    document: history.present,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** Changes the document as it then is; changes of the same run within half a second are one step. */
    change: (edit: (document: D) => D, run = '') => {
      const at = Date.now();
      setHistory((old) => changed(old, edit(old.present), { name: run, at }));
    },
    undo: () => setHistory((old) => undone(old)),
    redo: () => setHistory((old) => redone(old)),
  };
}
