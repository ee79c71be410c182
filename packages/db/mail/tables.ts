import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface MailTables {
  mail_template: MailTemplateTable;
  mail_sender: MailSenderTable;
}

interface MailTemplateTable {
  website_id: string;
  kind: string;
  subject: string | null;
  intro: string | null;
  footer: string | null;
  enabled: boolean;
  version: Generated<bigint>;
  updated_at: Generated<Date>;
}

interface MailSenderTable {
  website_id: string;
  name: Generated<string>;
  reply_to: Generated<string>;
  version: Generated<bigint>;
  updated_at: Generated<Date>;
}
