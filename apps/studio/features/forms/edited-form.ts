import type { FormDetail } from '@veranda/contracts/forms';
import type { FormDraft } from '@veranda/domain/forms/form-draft';
import type { OpenDocument } from '../../documents/open-document.ts';
import type { FormEdits } from './use-form-edits.ts';

/** Props of the panel of a section of the form model. */
export interface FormPanelProps {
  readonly form: FormDraft;
  readonly formId: string;
  readonly open: OpenDocument<FormDraft>;
  readonly edits: FormEdits;
  /** Titles of fresh fields by their kind, in the language of the site. */
  readonly fieldTitles: FormDetail['fieldTitles'];
  /** Options of a fresh field with choices, in that language. */
  readonly freshOptions: FormDetail['freshOptions'];
  readonly isReadOnly: boolean;
}
