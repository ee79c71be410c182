/** Id of the comments on an item in its page: where the link with their number leads (`comment-link`). */
export function commentsId(itemId: string): string {
  return `comments-${itemId}`;
}

/** Name of the form of an item's comments among the forms of a page. */
export function commentFormId(itemId: string): string {
  return `comment-form-${itemId}`;
}

/** Id of the note that a visitor is led to whose comment is shown, or waits, or who has reported one. */
export function commentNoteId(itemId: string, status: 'pending' | 'approved' | 'reported'): string {
  return `comment-${status}-${itemId}`;
}
