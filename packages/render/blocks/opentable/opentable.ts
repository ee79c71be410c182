import { opentable } from '@veranda/domain/blocks/opentable/opentable';
import { serviceView } from '../service-view.ts';
import template from './block.html?raw';

export const opentableView = serviceView(opentable, { template });
