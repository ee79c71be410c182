import type { Generated } from 'kysely';

/** Tables of this feature by name. */
export interface ListTables {
  mailing_list: MailingListTable;
  subscriber: SubscriberTable;
  suppression: SuppressionTable;
  connected_account: ConnectedAccountTable;
  spreadsheet: SpreadsheetTable;
  automation_hook: AutomationHookTable;
  delivery: DeliveryTable;
}

interface MailingListTable {
  website_id: string;
  id: string;
  name: string;
  double_opt_in: Generated<boolean>;
  created_at: Generated<Date>;
}

interface SubscriberTable {
  website_id: string;
  id: string;
  list_id: string;
  email: string;
  name: Generated<string>;
  source: Generated<string>;
  state: string;
  secret: Uint8Array;
  round: Generated<number>;
  asked_at: Date | null;
  confirmed_at: Date | null;
  created_at: Generated<Date>;
  changed_at: Generated<Date>;
}

interface SuppressionTable {
  website_id: string;
  email_hash: Uint8Array;
  created_at: Generated<Date>;
}

interface ConnectedAccountTable {
  website_id: string;
  provider: string;
  name: string;
  sealed: Uint8Array;
  created_at: Generated<Date>;
}

interface SpreadsheetTable {
  website_id: string;
  form_id: string;
  name: string;
  reference: Generated<string>;
}

interface AutomationHookTable {
  website_id: string;
  id: string;
  form_id: string | null;
  url: string;
  sealed: Uint8Array;
  created_at: Generated<Date>;
}

interface DeliveryTable {
  website_id: string;
  id: string;
  form_id: string;
  submission_id: string;
  target: string;
  kind: string;
  settings: unknown;
  label: string;
  state: Generated<string>;
  turn: Generated<number>;
  attempts: Generated<number>;
  tries: Generated<number>;
  last_error: Generated<string>;
  next_try_at: Date | null;
  sent_at: Date | null;
  created_at: Generated<Date>;
}
