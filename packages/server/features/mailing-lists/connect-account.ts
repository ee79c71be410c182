import type { Connections } from '@veranda/contracts/mailing-lists-connections';
import {
  deleteAccount,
  deleteHook,
  findAccount,
  findAccounts,
  findHooks,
  hasForm,
  type AutomationHookRecord,
  insertHook,
  type Provider,
  saveAccount,
} from '@veranda/db/mailing-lists/connections';
import { findMailingLists } from '@veranda/db/mailing-lists/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import type { ListOption } from '@veranda/domain/mailing-lists/list-choice';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { ListDeps } from './targets/list-deps.ts';
import { publicHttps } from '../../platform/egress/public-https.ts';
import { isOddText, parseInside } from '../../platform/http/odd-input.ts';
import type { ServiceProblem } from './targets/audience-service.ts';
import { openSecret, sealSecret } from '../../platform/secrets/seal-secret.ts';
import { mailingListsEnglish } from '@veranda/messages/studio/mailing-lists/compiled';
import { createTranslator } from '@veranda/messages/translator';

const t = createTranslator(mailingListsEnglish);

/** A site has at most this many addresses that receive answers. */
const maxHooks = 50;

/** Connections of a site. */
export function readConnections(deps: Pick<ListDeps, 'db'>, siteId: string): Promise<Connections> {
  return deps.db.forSite(siteId, connectionsOf, { readOnly: true });
}

async function connectionsOf(tx: SiteTransaction): Promise<Connections> {
  const accounts = await findAccounts(tx);
  const accountOf = (provider: Provider) => {
    const row = accounts.find((account) => account.provider === provider);
    return row ? { name: row.name, connectedAt: row.createdAt.toISOString() } : null;
  };
  const hooks = await findHooks(tx);
  return {
    mailchimp: accountOf('mailchimp'),
    googleSheets: accountOf('google-sheets'),
    automation: { status: t('automationStatus', { count: hooks.length }), hooks: hooks.map(presentHook) },
  };
}

function presentHook(row: Omit<AutomationHookRecord, 'siteId'>) {
  return { id: row.id, url: row.url, formId: row.formId, createdAt: row.createdAt.toISOString() };
}

/** Connects a Mailchimp account, after Mailchimp has looked at its key. */
export async function connectMailchimp(
  deps: ListDeps,
  siteId: string,
  apiKey: string,
): Promise<Connections | Refusal> {
  const key = apiKey.trim();
  const account = await deps.audiences.account(key);
  if (account.kind !== 'account') return refusalOf(account, { service: 'Mailchimp', field: 'apiKey' });
  return keepAccount(deps, siteId, { provider: 'mailchimp', name: account.name, secret: key });
}

/** Connects a Google account, after Google has looked at its key. */
export async function connectGoogleSheets(
  deps: ListDeps,
  siteId: string,
  { key, shareWith }: { readonly key: string; readonly shareWith: string },
): Promise<Connections | Refusal> {
  if (!isEmailAddress(shareWith.trim())) return refuse('email-invalid', { field: 'shareWith' });
  const secret = googleSecret(key, shareWith.trim());
  const account = secret === null ? ({ kind: 'refused' } as const) : await deps.spreadsheets.account(secret);
  if (secret === null || account.kind !== 'account')
    return refusalOf(account.kind === 'account' ? { kind: 'refused' } : account, {
      service: 'Google',
      field: 'key',
    });
  return keepAccount(deps, siteId, { provider: 'google-sheets', name: account.name, secret });
}

function googleSecret(key: string, shareWith: string): string | null {
  const file = parseInside(key) as Readonly<Record<string, unknown>> | null | undefined;
  const [clientEmail, privateKey] = [file?.['client_email'], file?.['private_key']];
  if (typeof clientEmail !== 'string' || typeof privateKey !== 'string') return null;
  return isOddText(clientEmail + privateKey) ? null : JSON.stringify({ clientEmail, privateKey, shareWith });
}

function refusalOf(
  problem: ServiceProblem,
  { service, field }: { readonly service: string; readonly field: string },
): Refusal {
  if (problem.kind === 'away') return refuse('account-away');
  return refuse('account-refused', { field, params: { service } });
}

function keepAccount(
  deps: Pick<ListDeps, 'db' | 'settings' | 'now'>,
  siteId: string,
  input: { readonly provider: Provider; readonly name: string; readonly secret: string },
): Promise<Connections> {
  const { provider, name, secret } = input;
  const sealed = sealSecret(deps, siteId, secret);
  return deps.db.forSite(siteId, async (tx) => {
    await saveAccount(tx, { provider, name, sealed, createdAt: new Date(deps.now()) });
    return connectionsOf(tx);
  });
}

/** Lets an account go. */
export function disconnectAccount(
  deps: Pick<ListDeps, 'db'>,
  siteId: string,
  provider: Provider,
): Promise<Connections | Refusal> {
  return transactionWithRefusal(deps.db, siteId, async (tx) =>
    (await deleteAccount(tx, provider)) ? connectionsOf(tx) : refuse('account-not-connected'),
  );
}

/** The lists that a form may write to. */
export async function readListOptions(
  deps: ListDeps,
  siteId: string,
  provider: 'own' | 'mailchimp',
): Promise<readonly ListOption[] | Refusal> {
  if (provider === 'own') {
    const lists = await deps.db.forSite(siteId, (tx) => findMailingLists(tx), { readOnly: true });
    return lists.map(({ id, name }) => ({ id, name }));
  }
  const account = await deps.db.forSite(siteId, (tx) => findAccount(tx, 'mailchimp'));
  const key = account ? openSecret(deps, siteId, account.sealed) : null;
  if (key === null) return refuse('account-not-connected');
  const answer = await deps.audiences.lists(key);
  return answer.kind === 'lists'
    ? answer.lists
    : refusalOf(answer, { service: 'Mailchimp', field: 'provider' });
}

/** Adds an address that receives answers. @returns its secret, which is shown this once */
export async function connectAutomation(
  deps: Pick<ListDeps, 'db' | 'newId' | 'now' | 'random' | 'settings' | 'outbound'>,
  siteId: string,
  { url, formId }: { readonly url: string; readonly formId: string | null },
) {
  const address = publicHttps(url);
  if (!address || (await deps.outbound.leadsInside(address.href)))
    return refuse('hook-not-public', { field: 'url' });
  const secret = `whsec_${Buffer.from(deps.random(32)).toString('base64url')}`;
  return transactionWithRefusal(deps.db, siteId, async (tx) => {
    const all = await findHooks(tx);
    if (all.length >= maxHooks) return refuse('too-many-hooks', { params: { max: maxHooks } });
    if (formId !== null && !(await hasForm(tx, formId))) return refuse('unknown-hook', { field: 'formId' });
    const row = {
      id: deps.newId(),
      formId,
      url: address.href,
      sealed: sealSecret(deps, siteId, secret),
      createdAt: new Date(deps.now()),
    };
    await insertHook(tx, row);
    return { hook: presentHook(row), secret, connections: await connectionsOf(tx) };
  });
}

/** Removes an address; what is on its way there is given up. */
export function disconnectAutomation(
  deps: Pick<ListDeps, 'db'>,
  siteId: string,
  id: string,
): Promise<Connections | Refusal> {
  return transactionWithRefusal(deps.db, siteId, async (tx) =>
    (await deleteHook(tx, id)) ? connectionsOf(tx) : refuse('unknown-hook'),
  );
}
