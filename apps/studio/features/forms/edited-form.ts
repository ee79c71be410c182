import type { FormDetail } from '@veranda/contracts/forms';
import type { FormDocument } from '@veranda/domain/forms/document';

/** The edited part of a form: its document with its name, as one thing that is undone and saved together. */
export interface EditedForm {
  readonly schema: 1;
  readonly name: string;
  readonly form: FormDocument;
}

export type FormChange = (edit: (form: FormDocument) => FormDocument, run?: string) => void;

/** Props of the panel of a section of the form model. */
export interface FormPanelProps {
  readonly form: FormDocument;
  readonly formId: string;
  /** Titles of fresh fields by their kind, in the language of the site. */
  readonly fieldTitles: FormDetail['fieldTitles'];
  readonly change: FormChange;
  readonly isReadOnly: boolean;
}

export interface FormEditorInput {
  readonly detail: FormDetail;
  readonly canWrite: boolean;
  /** Reads the form as it is now. */
  readonly onReload: () => Promise<FormDetail | undefined>;
}

/** The edited form of a detail as the server gave it. */
export function editedOf(detail: FormDetail): EditedForm {
  return { schema: 1, name: detail.name, form: detail.document };
}
