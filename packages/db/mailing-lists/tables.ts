import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface MailingListTables {
  mailing_list: MailingListTable;
  subscriber: SubscriberTable;
  suppression: SuppressionTable;
  connected_account: ConnectedAccountTable;
  spreadsheet: SpreadsheetTable;
  automation_hook: AutomationHookTable;
  delivery: DeliveryTable;
}

interface MailingListTable {
  siteId: string;
  id: string;
  name: string;
  doubleOptIn: Generated<boolean>;
  createdAt: Generated<Date>;
}

interface SubscriberTable {
  siteId: string;
  id: string;
  listId: string;
  email: string;
  name: Generated<string>;
  source: Generated<string>;
  state: string;
  secret: Uint8Array;
  round: Generated<number>;
  askedAt: Date | null;
  confirmedAt: Date | null;
  createdAt: Generated<Date>;
  changedAt: Generated<Date>;
}

interface SuppressionTable {
  siteId: string;
  emailHash: Uint8Array;
  createdAt: Generated<Date>;
}

interface ConnectedAccountTable {
  siteId: string;
  provider: string;
  name: string;
  sealed: Uint8Array;
  createdAt: Generated<Date>;
}

interface SpreadsheetTable {
  siteId: string;
  formId: string;
  name: string;
  reference: Generated<string>;
}

interface AutomationHookTable {
  siteId: string;
  id: string;
  formId: string | null;
  url: string;
  sealed: Uint8Array;
  createdAt: Generated<Date>;
}

interface DeliveryTable {
  siteId: string;
  id: string;
  formId: string;
  submissionId: string;
  target: string;
  kind: string;
  settings: unknown;
  label: string;
  state: Generated<string>;
  turn: Generated<number>;
  attempts: Generated<number>;
  tries: Generated<number>;
  lastError: Generated<string>;
  nextTryAt: Date | null;
  sentAt: Date | null;
  createdAt: Generated<Date>;
}
