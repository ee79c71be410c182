import type { CartRecord } from '@veranda/db/cart/reader';
import { toDiscount } from '@veranda/db/discounts/discount-rows';
import { findDiscountsFor, findUsedByCustomer } from '@veranda/db/discounts/reader';
import type { SiteTransaction } from '@veranda/db/platform/database';
import type { EnteredCode } from '@veranda/domain/discounts/apply-discounts';
import type { Discount } from '@veranda/domain/discounts/discount';
import { mailboxKey } from '@veranda/domain/mail/mailbox-key';
import type { SiteEntry } from '../../sites/directory/site-directory.ts';

/** The discounts that a cart may have. */
export interface CartDiscounts {
  readonly automatic: readonly Discount[];
  readonly codes: readonly EnteredCode[];
  readonly usedByCustomer: ReadonlySet<string>;
}

/**
 * Reads the automatic discounts and those of the codes that were entered; whom they know is asked only where
 * it counts.
 */
export async function findCartDiscounts(
  tx: SiteTransaction,
  site: Pick<SiteEntry, 'id' | 'currency'>,
  row: Pick<CartRecord, 'coupons' | 'email'>,
): Promise<CartDiscounts> {
  const rows = await findDiscountsFor(tx, row.coupons);
  const discounts = rows.map((one) => toDiscount(one, site.currency));
  const once = discounts.filter((discount) => discount.oncePerCustomer).map((one) => one.id);
  const email = mailboxKey(row.email);
  return {
    automatic: discounts.filter((one) => one.code === null),
    codes: row.coupons.map((code) => ({
      code,
      discount: discounts.find((one) => one.code === code) ?? null,
    })),
    usedByCustomer:
      once.length > 0 && email !== ''
        ? await findUsedByCustomer(tx, { email, discountIds: once })
        : new Set(),
  };
}
