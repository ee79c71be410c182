import type { SectionStatements } from '../statement.ts';

export const administration6: SectionStatements = {
  document: 'administration',
  section: 6,
  topics: {
    restock: ['sign-ups are read and sent to by the site’s people only'],
    'site user': ['logs in', 'logs out'],
    experiment: [
      'overrides in the address work for internal users',
      'overrides in the address work on internal sites',
      'and for nobody else',
    ],
    tracking: [
      'runs for visitors who are not signed in',
      'runs for those whose one role is viewer, outside the configuration',
      'does not run for others who are signed in',
      'is off on not-found pages',
      'is off on the lock screen',
      'is off where access is denied',
      'is off when a global flag says so',
      'template sites that can be cloned are visited without cookies',
      'a restrictive cookie policy is visited without cookies',
    ],
    collector: ['reads the id of the account that is logged in'],
    'session replay': ['only in US or JP', 'only with more than 2 cores'],
  },
};
