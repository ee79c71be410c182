import { map } from '@veranda/domain/slices/map/map';
import { mapView } from '../../blocks/map/map.ts';
import { asBlock } from '../slice-view.ts';
import template from './slice.html?raw';

export const mapSlice = asBlock(map, template, mapView);
