import type { SignUp, SignUpGroup } from '@veranda/contracts/restock';
import type {
  SignUpDetail,
  SignUpGroup as StoredSignUpGroup,
  RestockSignUpRecord,
} from '@veranda/db/restock/reader';
import { variantName } from '@veranda/domain/catalog/variant-name';
import { csvFile } from '../../platform/csv/write-csv.ts';
import type { SiteEntry } from '../../services/sites/directory/site-directory.ts';

/** A group as the studio sees it. */
export function presentGroup(site: SiteEntry, row: StoredSignUpGroup): SignUpGroup {
  return {
    productId: row.productId,
    variantId: row.variantId,
    title: row.title,
    variant: variantName(row),
    sku: row.sku,
    url: site.origin + row.path,
    imageUrl: row.imageKey === null ? null : `${site.origin}/assets/${site.id}/${row.imageKey}?format=100w`,
    waiting: row.waiting,
    notified: row.notified,
    latestAt: row.latest.toISOString(),
    unlimited: row.unlimited,
    qtyInStock: row.quantity,
  };
}

/** A sign-up as the studio sees it. */
export function presentSignUp(row: RestockSignUpRecord): SignUp {
  return {
    id: row.id,
    productId: row.productId,
    variantId: row.variantId,
    siteVisitorEmail: row.email,
    isJoinMailingList: row.joinMailingList,
    language: row.language,
    status: row.status === 'notified' || row.status === 'unsubscribed' ? row.status : 'waiting',
    createdAt: row.createdAt.toISOString(),
    notifiedAt: row.notifiedAt?.toISOString() ?? null,
  };
}

/** All sign-ups as CSV. */
export function signUpsCsv(rows: readonly SignUpDetail[]): string {
  const head = [
    'Email',
    'Product',
    'Variant',
    'SKU',
    'Status',
    'Signed up',
    'Told',
    'Mailing list',
    'Language',
  ];
  const lines = rows.map((row) => [
    row.email,
    row.title,
    variantName(row),
    row.sku,
    row.status,
    row.createdAt.toISOString(),
    row.notifiedAt?.toISOString() ?? '',
    row.joinMailingList ? 'yes' : 'no',
    row.language,
  ]);
  return csvFile([head, ...lines]);
}
