import { flagAt, textAt } from '@veranda/domain/blocks/kind';
import { memberArea } from '@veranda/domain/blocks/member-area/member-area';
import type { BlockView } from '../block-view.ts';
import { lateDrawing } from '../late-drawing.ts';
import template from './block.html?raw';
import { openingProducts } from './opening-products.ts';

export const memberAreaView: BlockView = {
  kind: memberArea,
  template,
  context: (session, { value }) => lateDrawing()?.membersContext(session, value) ?? null,
  inline: (value) =>
    [
      { path: 'title', selector: '.v-members-title' },
      { path: 'text', selector: '.v-members-text' },
      { path: 'buttonText', selector: '.v-btn' },
    ].filter(({ path }) => textAt(value, path) !== ''),
  needs: (value, snapshot) => ({ productIds: flagAt(value, 'showPlans') ? openingProducts(snapshot) : [] }),
};
