import { twitter } from '@veranda/domain/slices/twitter/twitter';
import { twitterView } from '../../blocks/twitter/twitter.ts';
import { asBlock } from '../slice-view.ts';
import template from './slice.html?raw';

export const twitterSlice = asBlock(twitter, template, twitterView);
