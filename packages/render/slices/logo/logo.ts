import { logo } from '@veranda/domain/slices/logo/logo';
import { logoView } from '../../blocks/logo/logo.ts';
import { asBlock } from '../slice-view.ts';
import template from './slice.html?raw';

export const logoSlice = asBlock(logo, template, logoView);
