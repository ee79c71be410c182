import { findSampleProducts } from '@veranda/db/mail/reader';
import { formatMoney } from '@veranda/domain/money/format';
import { digitsOf } from '@veranda/domain/money/money';
import type { SiteSnapshot } from '@veranda/domain/publishing/snapshot';
import type { AccountView } from '@veranda/render/page/account-view';
import type { Deps } from '../../services/deps.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import type { DraftScreen } from '../../services/sites/pages/page-renderer.ts';

const day = 24 * 60 * 60 * 1000;

/** The account of a customer that there is not: their orders are products of the site at their prices. */
export async function readSampleAccount(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id }: Pick<SiteEntry, 'id'>,
  { website: { currency, language } }: Pick<SiteSnapshot, 'website'>,
): Promise<Exclude<DraftScreen['screen'], string>> {
  const found = await db.forSite(id, findSampleProducts, { readOnly: true });
  const prices = found.length > 0 ? found.map(({ priceMinor }) => priceMinor) : [plainPrice(currency)];
  const order = (number: number, ageDays: number, paid: readonly bigint[]) => ({
    number,
    placedAt: now() - ageDays * day,
    itemCount: paid.length,
    total: formatMoney(
      paid.reduce((sum, minor) => sum + minor, 0n),
      currency,
      language,
    ),
    url: '/account/orders',
  });
  const orders = [order(1042, 0, prices), order(1017, 31, prices.slice(0, 1))];
  return { kind: 'account', section: 'orders', crumb: '', account: { ...emptyAccount, orders } };
}

const emptyAccount: AccountView = {
  user: { email: 'ada@example.com', firstName: 'Ada', lastName: 'Stone' },
  orders: [],
  addresses: null,
  downloads: [],
  subscriptions: [],
  memberships: [],
  returnTo: '',
  token: '',
  isDone: false,
  mayConfirm: false,
  notice: '',
  field: '',
  typed: {},
  captcha: null,
  ssoName: '',
};

// Twelve of the currency, as the sample of checkout and mails has it.
function plainPrice(currency: string): bigint {
  return 12n * 10n ** BigInt(digitsOf(currency));
}
