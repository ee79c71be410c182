import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface FormTables {
  form: FormTable;
  form_version: FormVersionTable;
  form_key: FormKeyTable;
  form_submission: FormSubmissionTable;
}

interface FormTable {
  siteId: string;
  id: string;
  /** Name and document of the draft. */
  name: string;
  doc: unknown;
  liveVersionId: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
}

interface FormVersionTable {
  siteId: string;
  id: string;
  formId: string;
  name: string;
  doc: unknown;
  createdAt: Generated<Date>;
}

interface FormKeyTable {
  siteId: string;
  keyHash: Uint8Array;
  createdAt: Generated<Date>;
  expiresAt: Date;
  usedAt: Date | null;
  submissionId: string | null;
}

interface FormSubmissionTable {
  siteId: string;
  id: string;
  formId: string;
  answers: unknown;
  versionId: string | null;
  keyHash: Uint8Array | null;
  spamReason: Generated<string>;
  searchText: Generated<string>;
  emails: Generated<string[]>;
  page: Generated<unknown>;
  createdAt: Generated<Date>;
  /** When somebody of the site first saw it in the studio. */
  seenAt: Generated<Date | null>;
}
