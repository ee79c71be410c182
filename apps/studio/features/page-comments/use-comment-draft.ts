import { useState } from 'react';
import type { SentComment } from './thread-queries.ts';

// For as long as the tab is open: closing the comments, or going to another page, loses nothing that is typed.
const drafts = new Map<string, SentComment>();

/** Place of the field for a reply in a thread of a page. */
export function replyPlace(page: string, thread: string): string {
  return `${replyPrefix(page)}${thread}`;
}

/** Ids of the threads of a page in which a reply has been begun. */
export function begunReplies(page: string): readonly string[] {
  const prefix = replyPrefix(page);
  return [...drafts.keys()].flatMap((place) =>
    place.startsWith(prefix) ? [place.slice(prefix.length)] : [],
  );
}

function replyPrefix(page: string): string {
  return `reply ${page} `;
}

/**
 * What is typed in a field of comments, by the place of the field. It keeps its id until it has arrived, so that
 * another try posts it no second time.
 */
export function useCommentDraft(place: string, initial = '') {
  const [draft, setDraft] = useState(() => drafts.get(place) ?? newDraft(initial));
  const set = (next: SentComment, isKept: boolean) => {
    if (isKept) drafts.set(place, next);
    else drafts.delete(place);
    setDraft(next);
  };
  return {
    draft,
    type: (text: string) => set({ ...draft, text }, text !== initial),
    clear: () => set(newDraft(initial), false),
  };
}

function newDraft(text: string): SentComment {
  return { id: crypto.randomUUID(), text };
}
