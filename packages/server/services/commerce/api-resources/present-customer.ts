import type { ApiCustomer } from '@veranda/contracts/api-customers';
import type { CustomerSummary } from '@veranda/db/customers/reader';
import { toWireMoney } from '@veranda/domain/money/wire';

/** A customer as programs of others read them. */
export function presentApiCustomer(row: CustomerSummary, currency: string): ApiCustomer {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    hasAccount: row.siteUserId !== null,
    orderCount: row.orderCount,
    totalSpent: toWireMoney(row.spentMinor, currency),
    createdAt: row.since.toISOString(),
    lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
  };
}
