import { soundcloud } from '@veranda/domain/blocks/soundcloud/soundcloud';
import { serviceView } from '../service-view.ts';
import template from './block.html?raw';

export const soundcloudView = serviceView(soundcloud, { template });
