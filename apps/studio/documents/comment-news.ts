import type { PageCommentNews } from '@veranda/contracts/page-comments';

/** News of the page comments of a document that is open; null until the first. */
export interface CommentNews {
  getState(): PageCommentNews | null;
  subscribe(listener: () => void): () => void;
  receive(news: PageCommentNews): void;
}

export function createCommentNews(): CommentNews {
  const listeners = new Set<() => void>();
  let state: PageCommentNews | null = null;
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    receive(news) {
      state = news;
      for (const listener of listeners) listener();
    },
  };
}
