import type { PaymentSettings } from '@veranda/contracts/payments';
import { findNewsletterChoice, saveNewsletterChoice } from '@veranda/db/checkout/newsletter-choice';
import { findList, findMailingLists } from '@veranda/db/mailing-lists/reader';
import { findCurrentAccount, findPaymentRules } from '@veranda/db/payments/reader';
import { savePaymentRules } from '@veranda/db/payments/writer';
import { isEntityId } from '@veranda/domain/entity-id';
import {
  manualProblem,
  noPaymentRules,
  type PaymentRules,
  trimmedMethods,
} from '@veranda/domain/payments/payment-rules';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import type { Deps } from '../../services/deps.ts';
import { testCards } from '../../platform/payments/test-cards.data.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

type SettingDeps = Pick<Deps, 'db' | 'payments' | 'settings'>;

/** Payment methods of a shop, as the studio shows them. No secret is in it. */
export async function readPaymentSettings(deps: SettingDeps, site: SiteEntry): Promise<PaymentSettings> {
  const { account, kept, chosen, lists } = await deps.db.forSite(site.id, async (tx) => ({
    account: await findCurrentAccount(tx),
    kept: await findPaymentRules(tx),
    chosen: await findNewsletterChoice(tx),
    lists: await findMailingLists(tx),
  }));
  const cards = deps.payments.cards(account ?? null);
  const { form } = cards;
  return {
    cards: {
      provider: form.kind === 'stripe' ? 'stripe' : 'test',
      testMode: cards.testMode,
      own: account !== undefined,
      accountName: account?.accountName ?? '',
      publishableKey: form.kind === 'stripe' ? form.publishableKey : '',
      connectedBy: account?.connectedBy ?? '',
      connectedAt: account?.connectedAt.toISOString() ?? null,
    },
    webhookUrl: webhookUrl(deps, site.id),
    testCards: form.kind === 'stripe' ? [] : cardList(),
    manual: (kept?.doc ?? noPaymentRules).manual.map((method) => ({ ...method })),
    newsletter: {
      choice: chosen.offers ? (chosen.listId ?? 'first') : 'none',
      lists: lists.map(({ id, name }) => ({ id, name })),
      version: String(chosen.version),
    },
    version: String(kept?.version ?? 0n),
  };
}

/** Saves the manual payment methods. */
export async function saveManual(
  deps: SettingDeps,
  site: SiteEntry,
  input: { readonly manual: PaymentRules['manual']; readonly version: string },
): Promise<PaymentSettings | Refusal> {
  const problem = manualProblem(input.manual);
  if (problem) return problem;
  if (!/^\d{1,18}$/.test(input.version)) return refuse('version-conflict');
  const manual = trimmedMethods(input.manual);
  const saved = await deps.db.forSite(site.id, (tx) =>
    savePaymentRules(tx, { rules: { manual }, version: BigInt(input.version) }),
  );
  return saved ? readPaymentSettings(deps, site) : refuse('version-conflict');
}

/** Chooses the list that buyers may join at the checkout, over the choice that was read. */
export async function chooseNewsletter(
  deps: SettingDeps,
  site: SiteEntry,
  { choice, version }: { readonly choice: string; readonly version: string },
): Promise<PaymentSettings | Refusal> {
  const listId = choice === 'none' || choice === 'first' ? null : choice;
  if (!/^\d{1,18}$/.test(version)) return refuse('version-conflict');
  const refused = await deps.db.forSite(site.id, async (tx) => {
    if (listId !== null && !(isEntityId(listId) && (await findList(tx, listId))))
      return refuse('unknown-list', { field: 'choice' });
    const chosen = { offers: choice !== 'none', listId, version: BigInt(version) };
    return (await saveNewsletterChoice(tx, chosen)) ? null : refuse('version-conflict');
  });
  return refused ?? readPaymentSettings(deps, site);
}

/** Address to which Stripe sends the messages of a site's account. */
export function webhookUrl(deps: Pick<Deps, 'settings'>, siteId: string): string {
  return `${deps.settings.studioOrigin}/api/payments/stripe/events/${siteId}`;
}

function cardList(): PaymentSettings['testCards'] {
  return Object.entries(testCards).map(([number, { purpose }]) => ({
    number: number.replace(/(\d{4})(?=\d)/g, '$1 '),
    purpose,
  }));
}
