import { album } from '@veranda/domain/slices/album/album';
import { albumView } from '../../blocks/album/album.ts';
import { asBlock } from '../slice-view.ts';
import template from './slice.html?raw';

export const albumSlice = asBlock(album, template, albumView);
