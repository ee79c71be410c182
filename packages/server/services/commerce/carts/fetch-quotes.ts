import type { ShoppingCart } from '@veranda/contracts/cart';
import { type CartRecord, findCartByToken, lockCartByToken } from '@veranda/db/cart/reader';
import { updateCart } from '@veranda/db/cart/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { OpenQuestions } from '@veranda/domain/cart/totals';
import { noRules } from '@veranda/domain/checkout/checkout-rules';
import { isRefusal, type Refusal } from '@veranda/domain/refusal';
import type { CarrierQuestion } from '@veranda/domain/quotes/cached-quotes';
import type { Destination } from '@veranda/domain/line-items/destination';
import type { CommerceDeps } from '../deps.ts';
import { readRateAccounts } from '../rate-providers/rate-account.ts';
import type { RateAccount, RateAnswer } from '../rate-providers/rate-answer.ts';
import type { SiteEntry } from '../../sites/directory/site-directory.ts';
import type { CartRef } from './change-cart.ts';
import {
  emptyQuotes,
  freshQuotes,
  isStale,
  serializeServices,
  serializeTaxes,
  type QuotesDoc,
} from './cached-quotes.ts';
import { loadCart } from './load-cart.ts';
import { emptyCart } from './present-cart.ts';
import { showCart } from './show-cart.ts';

/** Dependencies of fetching quotes. */
export type FetchQuotesDeps = Pick<CommerceDeps, 'db' | 'now' | 'rates' | 'settings' | 'log'>;

// Carriers first: what sending costs is a part of what is taxed.
const rounds = 3;

/**
 * Asks carriers and the tax provider what a cart needs to know, outside of any transaction, and keeps what
 * they said with it. One that does not answer within 5 s is kept as away, so that the next look does not wait
 * for it again.
 */
export async function fetchQuotes(deps: FetchQuotesDeps, { site, tokenHash }: CartRef): Promise<void> {
  if (tokenHash === null) return;
  for (let round = 0; round < rounds; round += 1) {
    const asked = await deps.db.forSite(site.id, (tx) => questionsOf(deps, tx, { site, tokenHash }));
    if (asked === null) return;
    const said = await answersTo(deps, site, asked);
    await deps.db.forSite(site.id, (tx) => keepAnswers(deps, tx, { tokenHash, said }));
  }
}

/**
 * The cart when everything is said about it that can be: asked for and read again where something was open.
 */
export async function withQuotes(
  deps: FetchQuotesDeps,
  own: CartRef,
  cart: ShoppingCart | Refusal,
): Promise<ShoppingCart | Refusal> {
  if (isRefusal(cart) || cart.isAsking !== true) return cart;
  await fetchQuotes(deps, own);
  return readCartOfToken(deps, own);
}

/** The visitor's cart as it is now; an unknown or finished one is an empty cart. */
export async function readCartOfToken(
  deps: Pick<CommerceDeps, 'db' | 'now'>,
  { site, tokenHash }: CartRef,
): Promise<ShoppingCart | Refusal> {
  if (tokenHash === null) return emptyCart(site);
  return deps.db.forSite(site.id, async (tx) => {
    const cart = await findCartByToken(tx, tokenHash);
    if (!cart || (cart.status !== 'open' && cart.status !== 'locked')) return emptyCart(site);
    return showCart(tx, site, await loadCart(deps, tx, { site, row: cart }));
  });
}

interface Asked {
  readonly open: OpenQuestions;
  readonly origin: Destination;
  readonly accounts: { readonly carrier: RateAccount | null; readonly tax: RateAccount | null };
}

async function questionsOf(
  deps: FetchQuotesDeps,
  tx: SiteTransaction,
  of: { readonly site: SiteEntry; readonly tokenHash: Uint8Array },
): Promise<Asked | null> {
  const row = await findCartByToken(tx, of.tokenHash);
  if (row?.status !== 'open') return null;
  const fresh = freshQuotes(docOf(row), deps.now());
  const cart = await loadCart(deps, tx, { site: of.site, row: { ...row, quotes: fresh } });
  const { open } = cart.totals;
  if (open.carriers.length > 0 || open.tax !== null) {
    const origin = (cart.read.kept.rules ?? noRules).shopAddress;
    return { open, origin, accounts: await readRateAccounts(deps, tx) };
  }
  // Nobody asks any more what was too old: it is forgotten.
  if (isStale(docOf(row), deps.now())) await keepDoc(tx, row, fresh);
  return null;
}

interface QuoteResponses {
  readonly carriers: readonly {
    readonly question: CarrierQuestion;
    readonly services: QuotesDoc['carriers'][string]['services'];
  }[];
  readonly tax: Pick<NonNullable<QuotesDoc['tax']>, 'key' | 'amounts'> | null;
}

async function answersTo(
  deps: FetchQuotesDeps,
  site: SiteEntry,
  { open, origin, accounts }: Asked,
): Promise<QuoteResponses> {
  const { currency } = site;
  const carriers = await Promise.all(
    open.carriers.map(async (question) => {
      const { destination, grams, units, items } = question;
      const request = { currency, origin, destination, grams, units, items };
      const said = await deps.rates.carriers.ask(accounts.carrier, request);
      return { question, services: serializeServices(valueOf(deps, site, said)) };
    }),
  );
  if (carriers.length > 0 || open.tax === null) return { carriers, tax: null };
  const { key, question } = open.tax;
  const said = await deps.rates.taxes.ask(accounts.tax, { currency, origin, question });
  return { carriers, tax: { key, amounts: serializeTaxes(valueOf(deps, site, said)) } };
}

function valueOf<T>(deps: FetchQuotesDeps, site: SiteEntry, answer: RateAnswer<T>): T | null {
  if (answer.kind === 'said') return answer.value;
  const reason = answer.kind === 'away' ? answer.reason : 'the key is refused';
  deps.log.warn({ site_id: site.id, reason }, 'rates: no answer');
  return null;
}

async function keepAnswers(
  deps: FetchQuotesDeps,
  tx: SiteTransaction,
  { tokenHash, said }: { readonly tokenHash: Uint8Array; readonly said: QuoteResponses },
): Promise<void> {
  const row = await lockCartByToken(tx, tokenHash);
  if (row?.status !== 'open') return;
  const at = deps.now();
  const before = freshQuotes(docOf(row), at);
  const carriers = said.carriers.map(({ question, services }) => [
    question.methodId,
    { key: question.key, at, services },
  ]);
  await keepDoc(tx, row, {
    carriers: { ...before.carriers, ...Object.fromEntries(carriers) },
    tax: said.tax ? { ...said.tax, at } : before.tax,
  });
}

function docOf(row: CartRecord): QuotesDoc {
  return (row.quotes as QuotesDoc | null) ?? emptyQuotes;
}

async function keepDoc(tx: SiteTransaction, row: CartRecord, doc: QuotesDoc): Promise<void> {
  await updateCart(tx, row.id, { quotes: JSON.stringify(doc) });
}
