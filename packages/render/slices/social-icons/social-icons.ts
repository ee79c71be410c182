import { socialIcons } from '@veranda/domain/slices/social-icons/social-icons';
import { socialLinksView } from '../../blocks/social-links/social-links.ts';
import { asBlock } from '../slice-view.ts';
import template from './slice.html?raw';

export const socialIconsSlice = asBlock(socialIcons, template, socialLinksView);
