import type { Field } from '../../blocks/kind.ts';
import { formLimits } from '../document.ts';

// Properties that several kinds have (administration §3, form field kinds and editable properties).

export const description: Field = {
  path: 'description',
  kind: 'text',
  maxLength: 1000,
  multiline: true,
};
export const placeholder: Field = { path: 'placeholder', kind: 'text', maxLength: 200 };
export const required: Field = { path: 'required', kind: 'switch' };
export const options: Field = {
  path: 'options',
  kind: 'list',
  max: formLimits.options,
  fields: [{ path: 'label', kind: 'text', maxLength: 200 }],
};
