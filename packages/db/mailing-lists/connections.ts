import { sql } from 'kysely';
import type { NewRecord, RecordOf } from '../schema.ts';
import { ofSite } from '../platform/of-site.ts';
import type { SiteTransaction } from '../platform/site-transaction.ts';

/** Accounts elsewhere that a site may be connected to. */
export type Provider = 'mailchimp' | 'google-sheets';

type AccountRow = RecordOf<'connected_account'>;
export type AutomationHookRecord = RecordOf<'automation_hook'>;

export async function findAccounts(tx: SiteTransaction): Promise<AccountRow[]> {
  return tx.selectFrom('connected_account').selectAll().where('siteId', '=', tx.siteId).execute();
}

export async function findAccount(tx: SiteTransaction, provider: Provider): Promise<AccountRow | undefined> {
  return tx
    .selectFrom('connected_account')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('provider', '=', provider)
    .executeTakeFirst();
}

/** Connects an account, in place of the one that was connected before. */
export async function saveAccount(
  tx: SiteTransaction,
  account: NewRecord<'connected_account'>,
): Promise<void> {
  await tx
    .insertInto('connected_account')
    .values(ofSite(tx, account))
    .onConflict((conflict) =>
      conflict.columns(['siteId', 'provider']).doUpdateSet({ name: account.name, sealed: account.sealed }),
    )
    .execute();
}

/** @returns false when none was connected */
export async function deleteAccount(tx: SiteTransaction, provider: Provider): Promise<boolean> {
  const result = await tx
    .deleteFrom('connected_account')
    .where('siteId', '=', tx.siteId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (provider === 'google-sheets')
    await tx.deleteFrom('spreadsheet').where('siteId', '=', tx.siteId).execute();
  return result.numDeletedRows > 0n;
}

/** The sheet of a form by name, made when absent and locked until the end of the transaction. */
export async function lockSheet(
  tx: SiteTransaction,
  sheet: { readonly formId: string; readonly name: string },
): Promise<string> {
  const { rows } = await sql<{ reference: string }>`
    insert into spreadsheet (site_id, form_id, name) values (${tx.siteId}, ${sheet.formId}, ${sheet.name})
    on conflict (site_id, form_id, name) do update set name = excluded.name
    returning reference`.execute(tx);
  return rows[0]?.reference ?? '';
}

export async function saveSheet(
  tx: SiteTransaction,
  sheet: { readonly formId: string; readonly name: string; readonly reference: string },
): Promise<void> {
  await tx
    .updateTable('spreadsheet')
    .set({ reference: sheet.reference })
    .where('siteId', '=', tx.siteId)
    .where('formId', '=', sheet.formId)
    .where('name', '=', sheet.name)
    .execute();
}

/** The addresses that receive answers, the oldest first; of one form and of all, or every one of the site. */
export async function findHooks(tx: SiteTransaction, formId?: string): Promise<AutomationHookRecord[]> {
  return tx
    .selectFrom('automation_hook')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .$if(formId !== undefined, (some) =>
      some.where((eb) => eb.or([eb('formId', 'is', null), eb('formId', '=', formId ?? '')])),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function findHook(tx: SiteTransaction, id: string): Promise<AutomationHookRecord | undefined> {
  return tx
    .selectFrom('automation_hook')
    .selectAll()
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertHook(tx: SiteTransaction, hook: NewRecord<'automation_hook'>): Promise<void> {
  await tx.insertInto('automation_hook').values(ofSite(tx, hook)).execute();
}

/** @returns false when there is no such address */
export async function deleteHook(tx: SiteTransaction, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('automation_hook')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** True when the site has the form. */
export async function hasForm(tx: SiteTransaction, formId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('form')
    .select('id')
    .where('siteId', '=', tx.siteId)
    .where('id', '=', formId)
    .executeTakeFirst();
  return row !== undefined;
}
