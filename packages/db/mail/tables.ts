import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface MailTables {
  mail_template: MailTemplateTable;
  mail_sender: MailSenderTable;
}

interface MailTemplateTable {
  siteId: string;
  kind: string;
  subject: string | null;
  intro: string | null;
  footer: string | null;
  enabled: boolean;
  version: Generated<bigint>;
  updatedAt: Generated<Date>;
}

interface MailSenderTable {
  siteId: string;
  name: Generated<string>;
  replyTo: Generated<string>;
  version: Generated<bigint>;
  updatedAt: Generated<Date>;
}
