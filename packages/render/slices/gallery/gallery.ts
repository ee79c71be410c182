import { gallery } from '@veranda/domain/slices/gallery/gallery';
import { galleryView } from '../../blocks/gallery/gallery.ts';
import { asBlock } from '../slice-view.ts';
import template from './slice.html?raw';

export const gallerySlice = asBlock(gallery, template, galleryView);
