import { spacer } from '@veranda/domain/blocks/spacer/spacer';
import type { BlockView } from '../block-view.ts';
import template from './block.html?raw';

export const spacerView: BlockView = { kind: spacer, template, isSilent: true };
