import { findFund } from '@veranda/db/donations/reader';
import { type Fund, monthlyGift, readTypedAmount, takesAmount } from '@veranda/domain/donations/fund';
import { isEntityId } from '@veranda/domain/entity-id';
import { formatMoney } from '@veranda/domain/money/format';
import { toMajor } from '@veranda/domain/money/money';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { newBuyNowCart, writeBuyNowCart } from '../../services/commerce/carts/buy-now-cart.ts';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { currencyProblem } from '../../services/commerce/currency/currency-problem.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { SubscriptionPurchase } from '../../services/commerce/subscriptions/start-subscription.ts';

/** The fields of the form, as they were sent. */
export type TypedGift = Readonly<Record<string, string | undefined>>;

/** A donation on its way to being paid. */
interface BegunGift {
  readonly cartId: string;
  readonly token: string;
  readonly isMonthly: boolean;
}

/**
 * Puts a donation alone into a cart of its own: the visitor's cart stays as it is. The amount is the donor's,
 * inside of what the fund takes; the checkout holds it against the fund once more.
 */
export async function giveToFund(
  deps: Pick<Deps, 'db' | 'newId' | 'random'>,
  site: SiteEntry,
  given: {
    readonly fundId: string;
    readonly typed: TypedGift;
    readonly donor: { readonly id: string; readonly email: string } | null;
  },
): Promise<BegunGift | Refusal> {
  const { fundId, typed, donor } = given;
  if (!isEntityId(fundId)) return refuse('no-such-fund');
  const isMonthly = typed['often'] === 'monthly';
  const fresh = newBuyNowCart(deps);
  const written = await transactionWithRefusal(deps.db, site.id, async (tx) => {
    // The amount chosen on an earlier page was another one: the page asks once more.
    if (await currencyProblem(tx, site)) return refuse('donation-amount-missing', { field: 'amount' });
    const fund = await findFund(tx, fundId);
    if (!fund) return refuse('no-such-fund');
    if (!fund.isOpen) return refuse('fund-closed');
    const amount = readGift(site, fund, typed);
    if (isRefusal(amount)) return amount;
    if (isMonthly && !fund.takesMonthly) return refuse('fund-not-monthly', { field: 'often' });
    await writeBuyNowCart(tx, site, {
      fresh,
      wanted: {
        purpose: isMonthly ? 'subscription' : 'donation',
        purchase: isMonthly ? ({ plan: monthlyGift, agreedAt: null } satisfies SubscriptionPurchase) : {},
        productId: fund.id,
        variantId: fund.id,
        quantity: 1,
        fields: null,
        unitMinor: amount,
        email: donor?.email ?? null,
        siteUserId: donor?.id ?? null,
      },
    });
    return null;
  });
  return isRefusal(written) ? written : { cartId: fresh.cartId, token: fresh.token, isMonthly };
}

function readGift(site: SiteEntry, fund: Fund, typed: TypedGift): bigint | Refusal {
  const { currency, language } = site;
  const chosen = typed['amount'] ?? '';
  const isOwn = chosen === 'own';
  const text = isOwn ? (typed['own'] ?? '') : chosen;
  const field = isOwn ? 'own' : 'amount';
  if (text.trim() === '') return refuse('donation-amount-missing', { field });
  const amount = readTypedAmount(text, currency);
  if (amount === null)
    return refuse('donation-amount-invalid', {
      field,
      params: { example: toMajor(fund.leastMinor, currency) },
    });
  if (takesAmount(fund, amount)) return amount;
  if (!fund.takesOwnAmount) return refuse('donation-amount-missing', { field });
  const params = {
    least: formatMoney(fund.leastMinor, currency, language),
    most: formatMoney(fund.mostMinor, currency, language),
  };
  return refuse('donation-amount-outside', { field, params });
}
