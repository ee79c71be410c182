import { twitter } from '@veranda/domain/blocks/twitter/twitter';
import { serviceView } from '../service-view.ts';
import template from './block.html?raw';

export const twitterView = serviceView(twitter, { template });
