import { textAt } from '@veranda/domain/blocks/kind';
import { rule } from '@veranda/domain/blocks/rule/rule';
import { colourCss } from '@veranda/domain/design/colour-value';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const ruleView: BlockView = {
  kind: rule,
  template,
  context: (_session, { value }) => ({ ...value, colour: colourCss(textAt(value, 'colour')) }),
};
