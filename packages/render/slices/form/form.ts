import { form } from '@veranda/domain/slices/form/form';
import { formView } from '../../blocks/form/form.ts';
import { asBlock } from '../slice-view.ts';
import template from './slice.html?raw';

export const formSlice = asBlock(form, template, formView);
