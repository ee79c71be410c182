import type { SectionStatements } from '../statement.ts';

export const administration4: SectionStatements = {
  document: 'administration',
  section: 4,
  topics: {
    comments: [
      'are on when the item’s state is 1',
      'show when the state is 1',
      'show when there are public ones',
      'are hidden when the site has them off',
    ],
    events: ['show past or upcoming'],
    file: ['failed to complete', 'cancelled', 'error uploading'],
    automation: ['awaiting connection', 'N connected'],
    'mailing list': ['connected or disconnected'],
    'unsaved changes': ['save, discard or review'],
    'copy button': ['says Copy, then Copied'],
    captcha: [
      'is loaded on demand',
      'is compact below 320 px',
      'is normal otherwise',
      'can be executed',
      'can be reset',
      'can be destroyed',
    ],
    'data fetching': ['pending, success or failed'],
    'session data': ['may expire and is removed then'],
    'captcha badge': [
      'hidden to begin with',
      'shown when a form field gets the focus',
      'lies higher inside a lightbox',
    ],
    'sold out': [
      'a physical product or service with every variant limited at zero',
      'digital products and gift cards never',
      'its mark comes before the sale mark',
    ],
    'on sale': ['any variant of a physical product or service', 'the item itself when digital'],
    'stock total': [
      'unlimited for digital products and gift cards',
      'unlimited when any variant is',
      'the sum of qtyInStock otherwise',
    ],
    collector: [
      'sends when the page was loaded 30 seconds ago',
      'sends when the page is hidden or left',
      'page speed waits up to 60 seconds or until hidden',
      'accessibility is sent once at the first key outside text fields',
      'accessibility is sent again when the page is hidden',
    ],
  },
};
