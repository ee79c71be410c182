import { sql, type Transaction } from 'kysely';
import type { NewRow, Row, Schema } from '../schema.ts';

type Tx = Transaction<Schema>;

/** Accounts elsewhere that a site may be connected to. */
export type Provider = 'mailchimp' | 'google-sheets';

export type AccountRow = Row<'connected_account'>;
export type HookRow = Row<'automation_hook'>;

export async function findAccounts(tx: Tx, siteId: string): Promise<AccountRow[]> {
  return tx.selectFrom('connected_account').selectAll().where('website_id', '=', siteId).execute();
}

export async function findAccount(
  tx: Tx,
  siteId: string,
  provider: Provider,
): Promise<AccountRow | undefined> {
  return tx
    .selectFrom('connected_account')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('provider', '=', provider)
    .executeTakeFirst();
}

/** Connects an account, in place of the one that was connected before. */
export async function saveAccount(tx: Tx, account: NewRow<'connected_account'>): Promise<void> {
  await tx
    .insertInto('connected_account')
    .values(account)
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'provider'])
        .doUpdateSet({ name: account.name, sealed: account.sealed }),
    )
    .execute();
}

/** @returns false when none was connected */
export async function deleteAccount(tx: Tx, siteId: string, provider: Provider): Promise<boolean> {
  const result = await tx
    .deleteFrom('connected_account')
    .where('website_id', '=', siteId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  if (provider === 'google-sheets')
    await tx.deleteFrom('spreadsheet').where('website_id', '=', siteId).execute();
  return result.numDeletedRows > 0n;
}

/** The sheet of a form by name, made when absent and locked until the end of the transaction. */
export async function lockSheet(
  tx: Tx,
  siteId: string,
  sheet: { readonly formId: string; readonly name: string },
): Promise<string> {
  const { rows } = await sql<{ reference: string }>`
    insert into spreadsheet (website_id, form_id, name) values (${siteId}, ${sheet.formId}, ${sheet.name})
    on conflict (website_id, form_id, name) do update set name = excluded.name
    returning reference`.execute(tx);
  return rows[0]?.reference ?? '';
}

export async function saveSheet(
  tx: Tx,
  siteId: string,
  sheet: { readonly formId: string; readonly name: string; readonly reference: string },
): Promise<void> {
  await tx
    .updateTable('spreadsheet')
    .set({ reference: sheet.reference })
    .where('website_id', '=', siteId)
    .where('form_id', '=', sheet.formId)
    .where('name', '=', sheet.name)
    .execute();
}

/** The addresses that are told of answers, the oldest first; of one form and of all, or every one of the site. */
export async function findHooks(tx: Tx, siteId: string, formId?: string): Promise<HookRow[]> {
  return tx
    .selectFrom('automation_hook')
    .selectAll()
    .where('website_id', '=', siteId)
    .$if(formId !== undefined, (some) =>
      some.where((eb) => eb.or([eb('form_id', 'is', null), eb('form_id', '=', formId ?? '')])),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findHook(tx: Tx, siteId: string, id: string): Promise<HookRow | undefined> {
  return tx
    .selectFrom('automation_hook')
    .selectAll()
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertHook(tx: Tx, hook: NewRow<'automation_hook'>): Promise<void> {
  await tx.insertInto('automation_hook').values(hook).execute();
}

/** @returns false when there is no such address */
export async function deleteHook(tx: Tx, siteId: string, id: string): Promise<boolean> {
  const result = await tx
    .deleteFrom('automation_hook')
    .where('website_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Whether the site has the form. */
export async function hasForm(tx: Tx, siteId: string, formId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('form')
    .select('id')
    .where('website_id', '=', siteId)
    .where('id', '=', formId)
    .executeTakeFirst();
  return row !== undefined;
}
