import type { ApiCustomer } from '@veranda/contracts/api-customers';
import type { CustomerRow } from '@veranda/db/customers/reader';
import { toWireMoney } from '@veranda/domain/money/wire';

/** A customer as programs of others read them. */
export function presentApiCustomer(row: CustomerRow, currency: string): ApiCustomer {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    hasAccount: row.site_user_id !== null,
    orderCount: row.order_count,
    totalSpent: toWireMoney(row.spent_minor, currency),
    createdAt: row.since.toISOString(),
    lastOrderAt: row.last_order_at?.toISOString() ?? null,
  };
}
