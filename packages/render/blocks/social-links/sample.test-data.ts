import type { BlockSample } from '../block-sample.test-data.ts';

export const socialLinksSample: BlockSample = {
  value: {
    source: 'own',
    accounts: [
      { href: 'https://instagram.com/sample', name: 'sample' },
      { href: 'mailto:hi@sample.example', name: '' },
    ],
    show: 'both',
    size: 'medium',
  },
  others: { 'accounts.0.href': 'https://youtube.com/@sample' },
  markup: '<span>hi@sample.example</span>',
};
