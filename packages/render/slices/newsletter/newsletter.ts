import { newsletter } from '@veranda/domain/slices/newsletter/newsletter';
import { newsletterView } from '../../blocks/newsletter/newsletter.ts';
import { asBlock } from '../slice-view.ts';
import template from './slice.html?raw';

export const newsletterSlice = asBlock(newsletter, template, newsletterView);
