import type { FundBody, FundView } from '@veranda/contracts/donations';
import { findFund, type FundWithGifts, lockFund } from '@veranda/db/donations/reader';
import { deleteFund, insertFund, updateFund } from '@veranda/db/donations/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { bumpSiteVersion } from '@veranda/db/sites/writer';
import { highestPriceMajor } from '@veranda/domain/catalog/limits';
import { type FundDraft, fundProblems } from '@veranda/domain/donations/fund';
import { digitsOf, parseMajor, toMajor } from '@veranda/domain/money/money';
import { toWireMoney } from '@veranda/domain/money/wire';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { currencyProblem } from '../../services/commerce/currency/currency-problem.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

type FundDeps = Pick<Deps, 'db' | 'newId' | 'sites'>;

/** Makes a fund. */
export async function createFund(
  deps: FundDeps,
  site: SiteEntry,
  body: FundBody,
): Promise<{ fund: FundView } | Refusal> {
  const draft = readFund(body, site.currency);
  if (isRefusal(draft)) return draft;
  const id = deps.newId();
  return shown(deps, site, async (tx) => {
    const otherCurrency = await currencyProblem(tx, site);
    if (otherCurrency) return otherCurrency;
    await insertFund(tx, { ...draft, id });
    return present(tx, site, id);
  });
}

/** Changes a fund; carts with an amount that it no longer takes are told so at the checkout. */
export async function changeFund(
  deps: FundDeps,
  site: SiteEntry,
  input: { readonly id: string; readonly version: string; readonly body: FundBody },
): Promise<{ fund: FundView } | Refusal> {
  const draft = readFund(input.body, site.currency);
  if (isRefusal(draft)) return draft;
  return shown(deps, site, async (tx) => {
    const otherCurrency = await currencyProblem(tx, site);
    if (otherCurrency) return otherCurrency;
    const version = await lockFund(tx, input.id);
    if (version === null) return refuse('no-such-fund');
    if (String(version) !== input.version) return refuse('fund-changed');
    await updateFund(tx, { ...draft, id: input.id });
    return present(tx, site, input.id);
  });
}

/** Removes a fund. */
export async function removeFund(
  deps: FundDeps,
  site: SiteEntry,
  id: string,
): Promise<{ id: string } | Refusal> {
  return shown(deps, site, async (tx) => {
    if ((await lockFund(tx, id)) === null) return refuse('no-such-fund');
    await deleteFund(tx, id);
    return { id };
  });
}

// Blocks of published pages show a fund: they are drawn again.
async function shown<T>(
  deps: FundDeps,
  site: SiteEntry,
  change: (tx: SiteTransaction) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const done = await transactionWithRefusal(deps.db, site.id, async (tx) => {
    const changed = await change(tx);
    if (!isRefusal(changed)) await bumpSiteVersion(tx);
    return changed;
  });
  if (!isRefusal(done)) await deps.sites.refresh(site.id);
  return done;
}

async function present(
  tx: SiteTransaction,
  site: SiteEntry,
  id: string,
): Promise<{ fund: FundView } | Refusal> {
  const fund = await findFund(tx, id);
  return fund ? { fund: presentFund(fund, site.currency) } : refuse('no-such-fund');
}

/** A fund as it crosses the wire. */
export function presentFund(fund: FundWithGifts, currency: string): FundView {
  return {
    id: fund.id,
    version: String(fund.version),
    name: fund.name,
    description: fund.description,
    suggested: fund.suggestedMinor.map((minor) => toMajor(minor, currency)),
    ownAmount: fund.takesOwnAmount,
    least: toMajor(fund.leastMinor, currency),
    most: toMajor(fund.mostMinor, currency),
    monthly: fund.takesMonthly,
    goal: fund.goalMinor === null ? null : toMajor(fund.goalMinor, currency),
    thanks: fund.thanks,
    imageId: fund.imageId,
    isOpen: fund.isOpen,
    url: `/donate/${fund.id}`,
    raised: toWireMoney(fund.raisedMinor, currency),
    gifts: fund.giftCount,
  };
}

function readFund(body: FundBody, currency: string): FundDraft | Refusal {
  const tooPrecise: Refusal[] = [];
  const amount = (text: string, field: string): bigint => {
    const minor = parseMajor(text, currency);
    const params = { currency, digits: digitsOf(currency) };
    if (minor === null) tooPrecise.push(refuse('amount-too-precise', { field, params }));
    return minor ?? 0n;
  };
  const draft: FundDraft = {
    name: body.name,
    description: body.description,
    suggestedMinor: body.suggested.map((text, index) => amount(text, `suggested.${index}`)),
    takesOwnAmount: body.ownAmount,
    leastMinor: amount(body.least, 'least'),
    mostMinor: amount(body.most, 'most'),
    takesMonthly: body.monthly,
    goalMinor: body.goal === null ? null : amount(body.goal, 'goal'),
    thanks: body.thanks,
    imageId: body.imageId,
    isOpen: body.isOpen,
  };
  const highest = parseMajor(String(highestPriceMajor(currency)), currency) ?? 0n;
  const [first, ...also] = tooPrecise.length > 0 ? tooPrecise : fundProblems(draft, highest);
  return first ? { ...first, also } : draft;
}
