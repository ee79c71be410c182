import {
  findAccount,
  findHook,
  lockSheet,
  type Provider,
  saveSheet,
} from '@veranda/db/mailing-lists/connections';
import type { DeliverySettings } from '@veranda/domain/mailing-lists/delivery-targets';
import type { ListDeps } from './targets/list-deps.ts';
import { callAutomation } from '../../platform/webhook-deliveries/automation-call.ts';
import { appendToCsv } from './targets/csv-sheet.ts';
import { later, never, type Outcome, sent } from '../../platform/webhook-deliveries/delivery-outcome.ts';
import { openSecret } from '../../platform/secrets/seal-secret.ts';
import type { SheetRow } from './targets/sheet-row.ts';
import { readMailKit } from '../../services/sites/mails/mail-kit.ts';
import { writeMailAs } from '../../services/sites/mails/write-mail.ts';
import { isRefusedAddress } from '../../platform/mail/refused-address.ts';
import { linesOf, personOf } from './answer-parts.ts';
import { answerMail } from './answer-mail.ts';
import type { Parcel } from './parcel.ts';
import { deliveryReason } from '../../platform/webhook-deliveries/delivery-reason.ts';

type Settings<K extends DeliverySettings['kind']> = Extract<DeliverySettings, { kind: K }>;

/**
 * Brings an answer to a place outside of the database. Every call carries the delivery's id: it is the same
 * each time.
 */
export async function sendToTarget(deps: ListDeps, siteId: string, parcel: Parcel): Promise<Outcome> {
  const { settings } = parcel;
  switch (settings.kind) {
    case 'mail':
      return mailAnswer(deps, siteId, { parcel, settings });
    case 'mailchimp':
      return addToAudience(deps, siteId, { parcel, settings });
    case 'sheet':
      return settings.provider === 'csv'
        ? writeFile(deps, siteId, { parcel, settings })
        : writeSheet(deps, siteId, { parcel, settings });
    case 'webhook':
      return callHook(deps, siteId, { parcel, settings });
    case 'list':
      throw new Error('a list of the site is joined in the database');
  }
}

async function mailAnswer(
  deps: ListDeps,
  siteId: string,
  { parcel, settings }: { readonly parcel: Parcel; readonly settings: Settings<'mail'> },
): Promise<Outcome> {
  const site = await deps.sites.byId(siteId);
  if (!site) return never(deliveryReason('siteGone'));
  const { delivery, answer } = parcel;
  const kit = await readMailKit(deps, site);
  const content = answerMail(kit, {
    id: `answer.${delivery.id}`,
    ...settings,
    formName: answer.formName,
    lines: linesOf(answer),
    page: answer.page,
    replyTo: personOf(answer).email,
    href: `${deps.settings.studioOrigin}/config/${site.slug}/forms/${answer.formId}/answers`,
  });
  try {
    await deps.mail.send(writeMailAs(kit, content, kit.settingOf(content.kind)));
    return sent;
  } catch (error) {
    deps.log.warn({ err: error, delivery: delivery.id }, 'an answer could not be mailed');
    if (isRefusedAddress(error)) return never(deliveryReason('mailRefused'));
    return later(deliveryReason('mailAway'));
  }
}

async function addToAudience(
  deps: ListDeps,
  siteId: string,
  { parcel, settings }: { readonly parcel: Parcel; readonly settings: Settings<'mailchimp'> },
): Promise<Outcome> {
  const { listId, doubleOptIn } = settings;
  if (listId === '') return never(deliveryReason('listNotSelected'));
  const { email, name } = personOf(parcel.answer);
  if (email === null) return never(deliveryReason('noEmail'));
  const key = await secretOf(deps, siteId, 'mailchimp');
  if (key === null) return never(deliveryReason('noMailchimp'));
  return deps.audiences.add(key, { siteId, listId, email, name, doubleOptIn });
}

async function writeFile(
  deps: ListDeps,
  siteId: string,
  { parcel, settings }: { readonly parcel: Parcel; readonly settings: Settings<'sheet'> },
): Promise<Outcome> {
  const sheet = { siteId, formId: parcel.delivery.formId, name: settings.name };
  // The lock keeps other workers off the file; a second run of the transaction finds the row and adds none.
  await deps.db.forSite(siteId, async (tx) => {
    await lockSheet(tx, { formId: sheet.formId, name: `csv:${sheet.name}` });
    await appendToCsv(deps.storage, sheet, rowOf(parcel));
  });
  return sent;
}

async function writeSheet(
  deps: ListDeps,
  siteId: string,
  { parcel, settings }: { readonly parcel: Parcel; readonly settings: Settings<'sheet'> },
): Promise<Outcome> {
  const secret = await secretOf(deps, siteId, 'google-sheets');
  if (secret === null) return never(deliveryReason('noGoogle'));
  const sheet = { formId: parcel.delivery.formId, name: settings.name };
  // Held while it is made, so that two answers at once do not make two.
  const reference = await deps.db.forSite(siteId, async (tx) => {
    const known = await lockSheet(tx, sheet);
    if (known !== '') return known;
    const made = await deps.spreadsheets.create(secret, settings.name || parcel.answer.formName);
    if (made.kind !== 'made') return made;
    await saveSheet(tx, { ...sheet, reference: made.reference });
    return made.reference;
  });
  if (typeof reference !== 'string') return reference;
  const given = { reference, row: rowOf(parcel), isRepeat: parcel.isRepeat };
  return deps.spreadsheets.append(secret, given);
}

async function callHook(
  deps: ListDeps,
  siteId: string,
  { parcel, settings }: { readonly parcel: Parcel; readonly settings: Settings<'webhook'> },
): Promise<Outcome> {
  const hook = await deps.db.forSite(siteId, (tx) => findHook(tx, settings.hookId));
  const secret = hook ? openSecret(deps, siteId, hook.sealed) : null;
  if (!hook || secret === null) return never(deliveryReason('webhookGone'));
  const { delivery, answer } = parcel;
  const body = {
    event: 'form.answer',
    deliveryId: delivery.id,
    siteId,
    form: { id: answer.formId, name: answer.formName },
    answer: { id: answer.id, createdAt: answer.createdAt.toISOString(), page: answer.page },
    fields: linesOf(answer).map(({ fieldId, kind, title, text }) => ({
      id: fieldId,
      kind,
      title,
      value: text,
    })),
  };
  return callAutomation(deps, { url: hook.url, secret, key: delivery.id, body });
}

function rowOf({ answer }: Parcel): SheetRow {
  const when = { title: 'Submitted at', text: answer.createdAt.toISOString() };
  return { key: answer.id, cells: [when, ...linesOf(answer)] };
}

async function secretOf(deps: ListDeps, siteId: string, provider: Provider): Promise<string | null> {
  const account = await deps.db.forSite(siteId, (tx) => findAccount(tx, provider));
  return account ? openSecret(deps, siteId, account.sealed) : null;
}
