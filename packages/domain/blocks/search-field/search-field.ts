import { type BlockKind, textAt } from '../kind.ts';

/** A field that searches the site (block 33). */
export const searchField: BlockKind = {
  id: 33,
  key: 'search-field',
  group: 'site',
  fields: [
    { path: 'placeholder', kind: 'text', maxLength: 100, optional: true },
    { path: 'showButton', kind: 'switch', optional: true },
  ],
  defaults: { placeholder: '', showButton: true },
  size: { w: 10, h: 2 },
  minSize: { w: 4, h: 1 },
  text: (value) => textAt(value, 'placeholder'),
};
