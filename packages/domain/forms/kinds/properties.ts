import type { Field } from '../../blocks/kind.ts';
import { formLimits } from '../document.ts';

// Properties that several kinds have (administration §3, form field kinds and editable properties).

export const description: Field = {
  path: 'description',
  label: 'Description',
  kind: 'text',
  maxLength: 1000,
  multiline: true,
};
export const placeholder: Field = { path: 'placeholder', label: 'Placeholder', kind: 'text', maxLength: 200 };
export const required: Field = { path: 'required', label: 'Required', kind: 'switch' };
export const options: Field = {
  path: 'options',
  label: 'Options',
  kind: 'list',
  max: formLimits.options,
  fields: [{ path: 'label', label: 'Option', kind: 'text', maxLength: 200 }],
};
