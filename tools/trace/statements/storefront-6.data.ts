import type { SectionStatements } from '../statement.ts';

export const storefront6: SectionStatements = {
  document: 'storefront',
  section: 6,
  topics: {
    role: [
      'admin is 1',
      'billing is 2',
      'reporting is 3',
      'editor is 4',
      'moderator is 6',
      'commenter is 7',
      'store manager is 8',
      'scheduling is 9',
      'viewer is 10',
      'campaigns editor is 11',
      'scheduling viewer is 12',
      'scheduling editor is 13',
      'none is 14',
      'website manager is 15',
      'draft editor is 16',
    ],
    'site user': ['a visitor is anonymous or logged in', 'the cookie carries authenticated and siteUserId'],
    rights: [
      'sign-ups for restock are read by the site’s people only',
      'sign-ups for restock are sent to by the site’s people only',
      'a visitor adds to the cart without rights',
      'a visitor sends forms without rights',
      'a visitor signs up for restock without rights',
    ],
  },
};
