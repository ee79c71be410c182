import { foursquare } from '@veranda/domain/blocks/foursquare/foursquare';
import { serviceView } from '../service-view.ts';
import template from './block.html?raw';

export const foursquareView = serviceView(foursquare, { template });
