import type { Review } from '@veranda/contracts/documents';

/** Review of the proposal that is edited in place of a document; null where the document itself is edited. */
export interface DocumentReview {
  getState(): Review | null;
  subscribe(listener: () => void): () => void;
  /** Takes over a review. @returns true where the proposal that was edited has been accepted */
  receive(review: Review): boolean;
}

/** Follows the review of a proposal; that one was accepted stays until there is something else to tell. */
export function createReview(): DocumentReview {
  const listeners = new Set<() => void>();
  let state: Review | null = null;
  const set = (review: Review) => {
    state = review;
    for (const listener of listeners) listener();
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    receive(review) {
      const isNext = state !== null && state.proposal !== review.proposal;
      // The next proposal is open as soon as the last one was accepted, and nothing is written in it yet.
      if (isNext && state?.state === 'accepted' && review.state === 'open') return false;
      // Accepted while this tab had no connection.
      const isMissed = isNext && state?.state !== 'accepted';
      set(isMissed ? { ...review, state: 'accepted', answer: '' } : review);
      return isMissed || review.state === 'accepted';
    },
  };
}
