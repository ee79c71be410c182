import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface FormTables {
  form: FormTable;
  form_submission: FormSubmissionTable;
}

interface FormTable {
  website_id: string;
  id: string;
  name: string;
  doc: unknown;
  version: Generated<bigint>;
  created_at: Generated<Date>;
}

interface FormSubmissionTable {
  website_id: string;
  id: string;
  form_id: string;
  answers: unknown;
  created_at: Generated<Date>;
}
