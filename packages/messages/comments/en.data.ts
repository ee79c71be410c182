/** Visitors’ comments on items. */
export const en = {
  commentsTitle: 'Comments',
  commentsCountText: '{count} comments',
  commentsCountOne: '1 comment',
  commentsEmptyText: 'No comments yet.',
  commentsClosedText: 'Comments are closed.',
  commentPendingText: 'Thank you. Your comment will appear once it has been approved.',
  commentApprovedText: 'Thank you. Your comment has been posted.',
  commentFormTitle: 'Leave a comment',
  commentTextLabel: 'Comment',
  commentAuthorLabel: 'Name',
  commentEmailLabel: 'Email',
  commentEmailHint: 'Your email is not published.',
  commentSendText: 'Post comment',
} as const;
