import { amazon } from '@veranda/domain/blocks/amazon/amazon';
import { serviceView } from '../service-view.ts';
import template from './block.html?raw';

export const amazonView = serviceView(amazon, { template });
