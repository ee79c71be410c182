import type { FormDocument } from '@veranda/domain/forms/document';
import type { FormChange } from './edited-form.ts';

/** What the panel of a section of the form model is given. */
export interface FormPanelProps {
  readonly form: FormDocument;
  readonly formId: string;
  readonly change: FormChange;
  readonly isReadOnly: boolean;
}
