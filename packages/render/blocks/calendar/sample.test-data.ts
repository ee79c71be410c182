import type { BlockSample } from '../block-sample.test-data.ts';

export const calendarSample: BlockSample = {
  value: { collectionId: 'events', months: 2, weekStart: 'monday' },
  markup: '<a href="/events/tasting">Tasting</a>',
  others: { collectionId: 'shop' },
};
