/** Likes, sharing and following. */
export const en = {
  likeLabel: 'Like',
  shareOnText: 'Share on {network}',
  shareByMailText: 'Share by email',
  followText: 'Follow @{name}',
} as const;
