import { sql } from 'kysely';
import type { Invariant, Violation } from './invariant.ts';

interface Reference {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  readonly target: string;
  /** The line of a donation names its fund. */
  readonly or?: 'fund';
}

/**
 * Columns that name a row of another table without a foreign key, since what they name may outlive a copy of
 * it.
 */
const references: readonly Reference[] = [
  { table: 'site', key: 'id', column: 'published_revision_id', target: 'revision' },
  { table: 'cart', key: 'id', column: 'order_id', target: 'orders' },
  { table: 'cart_entry', key: 'id', column: 'product_id', target: 'product', or: 'fund' },
  { table: 'cart_entry', key: 'id', column: 'variant_id', target: 'variant', or: 'fund' },
  { table: 'orders', key: 'id', column: 'cart_id', target: 'cart' },
  { table: 'order_line', key: 'id', column: 'product_id', target: 'product', or: 'fund' },
  { table: 'order_line', key: 'id', column: 'variant_id', target: 'variant', or: 'fund' },
  { table: 'reservation', key: 'id', column: 'order_id', target: 'orders' },
  { table: 'stock_movement', key: 'id', column: 'order_id', target: 'orders' },
  { table: 'listing_row', key: 'product_id', column: 'collection_id', target: 'collection' },
  { table: 'draft_order', key: 'cart_id', column: 'cart_id', target: 'cart' },
  { table: 'test_charge', key: 'payment_id', column: 'payment_id', target: 'payment' },
];

/**
 * References of a site point to rows of the same site: a row of another site cannot be seen, and so counts as
 * missing.
 */
export const siteReferences: Invariant = {
  id: 'I8',
  title: 'what a site points to belongs to the same site',
  find: async (trx) => {
    const found = [];
    for (const reference of references) {
      const { rows } = await sql<Violation>`${missing(reference)}`.execute(trx);
      found.push(...rows);
    }
    return found;
  },
};

function missing({ table, key, column, target, or: other }: Reference) {
  const site = sql.ref(table === 'site' ? 'child.id' : 'child.siteId');
  return sql`
    select ${site} as site_id, ${table} || ' ' || child.${sql.ref(key)} || ' names ' || ${column} || ' '
      || child.${sql.ref(column)} || ', which is not of this site' as detail
    from ${sql.table(table)} child
    where ${site} = current_site() and child.${sql.ref(column)} is not null and not exists (
      select from ${sql.table(target)} parent
      where parent.site_id = ${site} and parent.id = child.${sql.ref(column)})
      ${
        other === undefined
          ? sql``
          : sql`and not exists (select from ${sql.table(other)} parent
        where parent.site_id = ${site} and parent.id = child.${sql.ref(column)})`
      }`;
}
