import { tock } from '@veranda/domain/blocks/tock/tock';
import { serviceView } from '../service-view.ts';
import template from './block.html?raw';

export const tockView = serviceView(tock, { template });
