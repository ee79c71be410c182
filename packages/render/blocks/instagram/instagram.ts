import { instagram } from '@veranda/domain/blocks/instagram/instagram';
import { serviceView } from '../service-view.ts';
import template from './block.html?raw';

export const instagramView = serviceView(instagram, { template });
