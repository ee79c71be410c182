import { rule } from '@veranda/domain/blocks/rule/rule';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const ruleView: BlockView = { kind: rule, template };
