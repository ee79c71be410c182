/** Texts of the studio: names of the steps by which items follow their publications. */
export const en = {
  scheduled: 'Scheduled',
  madeDraft: 'Made a draft',
  published: 'Published',
  changedInList: 'Changed in the list',
} as const;
