/** Texts of the studio: audit. */
export const en = {
  loading: 'Loading',
  noActivityYet: 'No activity yet',
  noActivityYetText: 'Every change to the site, every login and every export will appear here.',
  activity: 'Activity',
  showEarlier: 'Show earlier',
  what: 'Action',
  who: 'User',
  notLogged: 'Not logged in',
  from: 'IP address',
  when: 'Date',
} as const;
