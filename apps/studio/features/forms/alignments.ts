import type { FormAdvanced } from '@veranda/domain/forms/document';

/** Where something of a form stands. */
export const alignments: readonly { readonly value: FormAdvanced['alignment']; readonly label: string }[] = [
  { value: 'left', label: 'Left' },
  { value: 'center', label: 'Center' },
  { value: 'right', label: 'Right' },
];
