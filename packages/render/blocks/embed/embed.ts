import { embed } from '@veranda/domain/blocks/embed/embed';
import { serviceView } from '../service-view.ts';
import template from './block.html?raw';

export const embedView = serviceView(embed, { template });
