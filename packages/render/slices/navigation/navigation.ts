import { navigation } from '@veranda/domain/slices/navigation/navigation';
import { navigationView } from '../../blocks/navigation/navigation.ts';
import { asBlock } from '../slice-view.ts';
import template from './slice.html?raw';

export const navigationSlice = asBlock(navigation, template, navigationView);
