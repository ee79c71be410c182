import { flagAt, textAt } from '@veranda/domain/blocks/kind';
import { searchField } from '@veranda/domain/blocks/search-field/search-field';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const searchFieldView: BlockView = {
  kind: searchField,
  template,
  context: ({ strings }, { id, value }) => ({
    fieldId: `search-${id}`,
    placeholder: textAt(value, 'placeholder') || strings['searchLabel'],
    showButton: flagAt(value, 'showButton'),
  }),
};
