import { fiveHundredPx } from '@veranda/domain/blocks/five-hundred-px/five-hundred-px';
import { serviceView } from '../service-view.ts';
import template from './block.html?raw';

export const fiveHundredPxView = serviceView(fiveHundredPx, { template });
