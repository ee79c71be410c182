import { zola } from '@veranda/domain/blocks/zola/zola';
import { serviceView } from '../service-view.ts';
import template from './block.html?raw';

export const zolaView = serviceView(zola, { template });
