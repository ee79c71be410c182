import { flickr } from '@veranda/domain/blocks/flickr/flickr';
import { serviceView } from '../service-view.ts';
import template from './block.html?raw';

export const flickrView = serviceView(flickr, { template });
