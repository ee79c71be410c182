/** Texts of the studio: likes and share buttons. */
export const en = {
  lead: 'Buttons below posts, events and projects. They work without scripts of other services.',
  loading: 'Loading settings',
  likes: 'Likes',
  simpleLiking: 'Like button',
  simpleLikingNote: 'Visitors can like each item once. The number is shown to everybody.',
  sharing: 'Share buttons',
  sharingNote: 'Plain links that open the service in a new tab.',
  facebook: 'Facebook',
  twitter: 'X',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  reddit: 'Reddit',
  tumblr: 'Tumblr',
  mail: 'Email',
} as const;
