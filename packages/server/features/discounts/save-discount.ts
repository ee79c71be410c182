import type { Discount as WireDiscount, DiscountBody } from '@veranda/contracts/discounts';
import { discountColumns, toDiscount } from '@veranda/db/discounts/discount-rows';
import { countAutomatic, isCodeFree, lockDiscount } from '@veranda/db/discounts/reader';
import { deleteDiscount, insertDiscount, updateDiscount } from '@veranda/db/discounts/writer';
import type { SiteTransaction } from '@veranda/db/platform/database';
import { isRefusal, type Refusal, refuse } from '@veranda/domain/refusal';
import { transactionWithRefusal } from '../../platform/transaction-with-refusal.ts';
import type { Deps } from '../../services/deps.ts';
import { currencyProblem } from '../../services/commerce/currency/currency-problem.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';
import { type DiscountValues, presentDiscount, readDiscount } from './read-body.ts';

/** A shop has at most this many discounts that are given without a code. */
const maxAutomatic = 100;

/** Makes a discount. */
export async function createDiscount(
  deps: Pick<Deps, 'db' | 'newId'>,
  site: SiteEntry,
  body: DiscountBody,
): Promise<WireDiscount | Refusal> {
  const values = readDiscount(body, site.currency);
  if (isRefusal(values)) return values;
  const id = deps.newId();
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const problem = (await currencyProblem(tx, site)) ?? (await placeProblem(tx, { id, values }));
    if (problem) return problem;
    await insertDiscount(tx, { id, ...discountColumns(values, site.currency) });
    return presentDiscount({ ...values, id, used: 0 }, site.currency);
  });
}

/** Changes a discount. */
export async function changeDiscount(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  input: { readonly id: string; readonly body: DiscountBody },
): Promise<WireDiscount | Refusal> {
  const { id, body } = input;
  const values = readDiscount(body, site.currency);
  if (isRefusal(values)) return values;
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    const changed = await currencyProblem(tx, site);
    if (changed) return changed;
    const row = await lockDiscount(tx, id);
    if (!row) return refuse('unknown-discount');
    const before = toDiscount(row, site.currency);
    if (values.limit !== null && values.limit < before.used)
      return refuse('limit-below-used', { field: 'limit', params: { used: before.used } });
    const problem = await placeProblem(tx, { id, values });
    if (problem) return problem;
    await updateDiscount(tx, id, discountColumns(values, site.currency));
    return presentDiscount({ ...values, id, used: before.used }, site.currency);
  });
}

/** Removes a discount. */
export async function removeDiscount(
  deps: Pick<Deps, 'db'>,
  site: SiteEntry,
  id: string,
): Promise<{ id: string } | Refusal> {
  return transactionWithRefusal(deps.db, site.id, async (tx) => {
    if (!(await lockDiscount(tx, id))) return refuse('unknown-discount');
    await deleteDiscount(tx, id);
    return { id };
  });
}

async function placeProblem(
  tx: SiteTransaction,
  { id, values }: { readonly id: string; readonly values: DiscountValues },
): Promise<Refusal | null> {
  if (values.code === null) {
    const full = (await countAutomatic(tx, id)) >= maxAutomatic;
    return full ? refuse('too-many-automatic', { field: 'code', params: { max: maxAutomatic } }) : null;
  }
  const free = await isCodeFree(tx, { code: values.code, exceptId: id });
  return free ? null : refuse('code-taken', { field: 'code' });
}
