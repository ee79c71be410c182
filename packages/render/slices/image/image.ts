import { image } from '@veranda/domain/slices/image/image';
import { imageView } from '../../blocks/image/image.ts';
import { asBlock } from '../slice-view.ts';
import template from './slice.html?raw';

export const imageSlice = asBlock(image, template, imageView);
