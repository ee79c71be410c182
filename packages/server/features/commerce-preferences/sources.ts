import { findCheckoutRules, saveCheckoutRules } from '@veranda/db/checkout/rules';
import { findMerchandising, saveMerchandising } from '@veranda/db/catalog/merchandising';
import { findSender, findTemplates } from '@veranda/db/mail/reader';
import { saveSender, saveTemplate } from '@veranda/db/mail/writer';
import { findPaymentRules } from '@veranda/db/payments/reader';
import { savePaymentRules } from '@veranda/db/payments/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { findSettings } from '@veranda/db/sites/reader';
import { saveSettings } from '@veranda/db/sites/writer';
import type { Merchandising } from '@veranda/domain/catalog/merchandising';
import { type CheckoutRules, noRules } from '@veranda/domain/checkout/checkout-rules';
import { preciseProblem, rulesProblem } from '@veranda/domain/checkout/rules-problem';
import { storeAmounts } from '@veranda/domain/checkout/store-amounts';
import { type InventoryPreferences, usualInventory } from '@veranda/domain/inventory/inventory-preferences';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { allMailKinds, isMailKind, mailKind } from '@veranda/domain/mail/mail-kinds';
import { noOverrides } from '@veranda/domain/mail/overrides';
import {
  manualProblem,
  noPaymentRules,
  type PaymentRules,
  trimmedMethods,
} from '@veranda/domain/payments/payment-rules';
import type { StoreSettings } from '@veranda/domain/publishing/snapshot';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { defaultSetting } from '../../services/sites/mails/mail-kit.ts';

/** Preferences by name. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * A document of a shop that preferences are read from and saved to: the one that its own screen edits, by the same
 * rules. `save` is of the transaction in which `read` was called.
 */
export interface Source<V extends object = Values> {
  read(tx: SiteTransaction): Promise<V>;
  save(
    tx: SiteTransaction,
    site: SiteEntry,
    input: { readonly before: V; readonly after: V },
  ): Promise<Refusal | null>;
}

// What is saved is what was read with values that the contract has checked: it has the shape of the document.
function sourceOf<V extends object>(source: Source<V>): Source {
  return source as unknown as Source;
}

const conflict = refuse('version-conflict');

/** Settings of the store. Of a site without any nothing is saved. */
export const storeSource = sourceOf<StoreSettings>({
  async read(tx) {
    const store = await findStore(tx);
    const { addressSearch = false, subscriptionNotice = false, installments = null } = store;
    return { ...store, addressSearch, subscriptionNotice, installments };
  },
  async save(tx, { currency }, { after: store }) {
    const problem = preciseProblem(storeAmounts(store), currency);
    if (problem) return problem;
    const row = await findSettings(tx);
    if (!row) return conflict;
    const doc = { ...row.doc, settings: { ...row.doc.settings, store } };
    return (await saveSettings(tx, { doc, version: row.version })) ? null : conflict;
  },
});

async function findStore(tx: SiteTransaction): Promise<StoreSettings> {
  const row = await findSettings(tx);
  if (!row) throw new Error('the site has no settings');
  return row.doc.settings.store;
}

/** The inventory panel's, which are a part of the store's settings. */
export const inventorySource = sourceOf<InventoryPreferences>({
  read: async (tx) => ({ ...usualInventory, ...(await findStore(tx)).inventory }),
  async save(tx, site, { after: inventory }) {
    const before = await findStore(tx);
    return storeSource.save(tx, site, { before: { ...before }, after: { ...before, inventory } });
  },
});

/** Taxes, shipping methods and the minimum order. */
export const rulesSource = sourceOf<CheckoutRules>({
  read: async (tx) => (await findCheckoutRules(tx))?.doc ?? noRules,
  async save(tx, { currency }, { after: rules }) {
    const problem = rulesProblem(rules, currency);
    if (problem) return problem;
    const version = (await findCheckoutRules(tx))?.version ?? 0n;
    return (await saveCheckoutRules(tx, { rules, version })) ? null : conflict;
  },
});

export const merchandisingSource = sourceOf<Merchandising>({
  read: async (tx) => (await findMerchandising(tx)).settings,
  async save(tx, _site, { after: settings }) {
    const { version } = await findMerchandising(tx);
    return (await saveMerchandising(tx, { settings, version })) ? null : conflict;
  },
});

/** Payment methods that are settled by hand. */
export const paymentsSource = sourceOf<PaymentRules>({
  read: async (tx) => (await findPaymentRules(tx))?.doc ?? noPaymentRules,
  async save(tx, _site, { after: { manual } }) {
    const problem = manualProblem(manual);
    if (problem) return problem;
    const version = (await findPaymentRules(tx))?.version ?? 0n;
    return (await savePaymentRules(tx, { rules: { manual: trimmedMethods(manual) }, version }))
      ? null
      : conflict;
  },
});

interface Notifications {
  readonly sender: { readonly name: string; readonly replyTo: string };
  /** Whether a kind of mail is sent, by the kinds that may be off. */
  readonly mails: Readonly<Record<string, boolean>>;
}

/** Who mails come from, and which are sent. */
export const notificationsSource = sourceOf<Notifications>({
  async read(tx) {
    const [sender, rows] = [await findSender(tx), await findTemplates(tx)];
    const isSent = (kind: (typeof allMailKinds)[number]) =>
      (rows.find((row) => row.kind === kind) ?? defaultSetting(kind)).enabled;
    const optional = allMailKinds.filter((kind) => mailKind(kind).mayBeOff);
    return {
      sender: { name: sender?.name ?? '', replyTo: sender?.replyTo ?? '' },
      mails: Object.fromEntries(optional.map((kind) => [kind, isSent(kind)])),
    };
  },
  async save(tx, _site, { before, after }) {
    const name = after.sender.name.trim();
    const replyTo = after.sender.replyTo.trim();
    if (replyTo !== '' && !isEmailAddress(replyTo))
      return refuse('email-invalid', { field: 'sender.replyTo' });
    if (name !== before.sender.name || replyTo !== before.sender.replyTo) {
      const version = (await findSender(tx))?.version ?? 0n;
      if (!(await saveSender(tx, { name, replyTo, version }))) return conflict;
    }
    return saveSwitches(tx, before.mails, after.mails);
  },
});

async function saveSwitches(
  tx: SiteTransaction,
  before: Notifications['mails'],
  after: Notifications['mails'],
): Promise<Refusal | null> {
  const rows = await findTemplates(tx);
  for (const [kind, enabled] of Object.entries(after)) {
    const field = `mails.${kind}`;
    if (!isMailKind(kind)) return refuse('unknown-mail', { field });
    if (!enabled && !mailKind(kind).mayBeOff) return refuse('mail-always-sent', { field });
    if (before[kind] === enabled || !mailKind(kind).mayBeOff) continue;
    const row = rows.find((other) => other.kind === kind);
    const { subject, intro, footer } = row ?? noOverrides;
    const saved = await saveTemplate(tx, {
      kind,
      subject,
      intro,
      footer,
      enabled,
      version: row?.version ?? 0n,
    });
    if (!saved) return conflict;
  }
  return null;
}
