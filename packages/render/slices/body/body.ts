import { body } from '@veranda/domain/slices/body/body';
import { textView } from '../../blocks/text/text.ts';
import { asBlock } from '../slice-view.ts';
import template from './slice.html?raw';

export const bodySlice = asBlock(body, template, textView);
