import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface FormTables {
  form: FormTable;
  form_version: FormVersionTable;
  form_key: FormKeyTable;
  form_submission: FormSubmissionTable;
}

interface FormTable {
  website_id: string;
  id: string;
  /** Name and document of the draft. */
  name: string;
  doc: unknown;
  version: Generated<bigint>;
  live_version_id: string | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

interface FormVersionTable {
  website_id: string;
  id: string;
  form_id: string;
  name: string;
  doc: unknown;
  created_at: Generated<Date>;
}

interface FormKeyTable {
  website_id: string;
  key_hash: Uint8Array;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
  submission_id: string | null;
}

interface FormSubmissionTable {
  website_id: string;
  id: string;
  form_id: string;
  answers: unknown;
  version_id: string | null;
  key_hash: Uint8Array | null;
  spam_reason: Generated<string>;
  search_text: Generated<string>;
  emails: Generated<string[]>;
  page: Generated<unknown>;
  created_at: Generated<Date>;
  /** When somebody of the site first saw it in the studio. */
  seen_at: Generated<Date | null>;
}
