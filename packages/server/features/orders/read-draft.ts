import type { Draft } from '@veranda/contracts/orders-drafts';
import { type DraftWithCart, findDraft, lockDraft } from '@veranda/db/orders/drafts';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isEmailAddress } from '@veranda/domain/mail/email-address';
import { isEntityId } from '@veranda/domain/entity-id';
import { type Refusal, refuse } from '@veranda/domain/refusal';
import { type LoadedCart, loadCart, exceedsMaxAmount } from '../../services/commerce/carts/load-cart.ts';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { presentDraft, type PricedDraft } from './present-draft.ts';

/** A draft of a site. */
export interface DraftAddress {
  readonly site: SiteEntry;
  readonly draftId: string;
}

/** A draft as it is now. */
export async function showDraft(
  deps: Pick<Deps, 'now'>,
  tx: SiteTransaction,
  { site, draftId }: DraftAddress,
): Promise<{ draft: Draft } | Refusal> {
  const found = isEntityId(draftId) ? await findDraft(tx, draftId) : undefined;
  if (!found) return refuse('unknown-draft');
  if (found.cart.status === 'purchased') return refuse('draft-placed');
  return { draft: presentDraft(await priceDraft(deps, tx, { site, found })) };
}

/**
 * Prices a draft with the one pipeline. Gift cards that its customer has entered are not the owner's matter.
 */
export async function priceDraft(
  deps: Pick<Deps, 'now'>,
  tx: SiteTransaction,
  { site, found }: { readonly site: SiteEntry; readonly found: DraftWithCart },
): Promise<PricedDraft> {
  const loaded = await loadCart(deps, tx, { site, row: { ...found.cart, giftCards: [] } });
  return {
    ...found,
    loaded,
    problems: [...itemProblems(site, loaded), ...mailProblems(loaded)],
    now: deps.now(),
  };
}

/** Problems of the items: there are none, or one is not available. */
export function itemProblems(site: SiteEntry, { entries, ...loaded }: LoadedCart): Refusal[] {
  if (entries.length === 0) return [refuse('draft-empty', { field: 'lines' })];
  const { currency } = site;
  const before = loaded.row.currency;
  if (before !== currency)
    return [refuse('draft-other-currency', { field: 'lines', params: { before, currency } })];
  const dear = exceedsMaxAmount(site, { entries, ...loaded });
  return [
    ...(dear ? [dear] : []),
    ...entries.flatMap(({ problem }, index) =>
      problem === null ? [] : [refuse(problem, { field: `lines.${String(index)}` })],
    ),
  ];
}

function mailProblems({ row }: LoadedCart): Refusal[] {
  const email = row.email ?? '';
  if (email === '') return [refuse('email-blank', { field: 'email' })];
  return isEmailAddress(email) ? [] : [refuse('email-invalid', { field: 'email' })];
}

/** Locks a draft that may be changed: of the version that was read, and neither paid nor being paid. */
export async function openDraft(
  tx: SiteTransaction,
  { draftId }: DraftAddress,
  version: string | null,
): Promise<DraftWithCart | Refusal> {
  const found = isEntityId(draftId) ? await lockDraft(tx, draftId) : undefined;
  if (!found) return refuse('unknown-draft');
  const { status } = found.cart;
  if (status === 'purchased') return refuse('draft-placed');
  if (status === 'locked') return refuse('draft-being-paid');
  if (status !== 'open') return refuse('unknown-draft');
  if (version !== null && found.cart.version !== BigInt(version)) return refuse('draft-changed');
  return found;
}
