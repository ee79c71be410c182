import { customForm } from '@veranda/domain/slices/custom-form/custom-form';
import { formView } from '../../blocks/form/form.ts';
import { asBlock } from '../slice-view.ts';
import template from './slice.html?raw';

export const customFormSlice = asBlock(customForm, template, formView);
