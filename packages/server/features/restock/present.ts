import type { SignUp, SignUpGroup } from '@veranda/contracts/restock';
import type { SignUpDetail, SignUpGroup as GroupRow } from '@veranda/db/restock/reader';
import type { Row } from '@veranda/db/schema';
import { csvFile } from '../../platform/csv/write-csv.ts';
import type { SiteEntry } from '../../platform/sites/site-directory.ts';

/** A group as the studio sees it. */
export function presentGroup(site: SiteEntry, row: GroupRow): SignUpGroup {
  return {
    productId: row.product_id,
    variantId: row.variant_id,
    title: row.title,
    variant: variantName(row),
    sku: row.sku,
    url: site.origin + row.path,
    imageUrl: row.image_key === null ? null : `${site.origin}/assets/${site.id}/${row.image_key}?format=100w`,
    waiting: row.waiting,
    notified: row.notified,
    latestAt: row.latest.toISOString(),
    unlimited: row.unlimited,
    qtyInStock: row.quantity,
  };
}

/** A sign-up as the studio sees it. */
export function presentSignUp(row: Row<'restock_signup'>): SignUp {
  return {
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    siteVisitorEmail: row.email,
    isJoinMailingList: row.join_mailing_list,
    language: row.language,
    status: row.status === 'notified' || row.status === 'unsubscribed' ? row.status : 'waiting',
    createdAt: row.created_at.toISOString(),
    notifiedAt: row.notified_at?.toISOString() ?? null,
  };
}

/** The values of a variant's options with slashes between; empty for a product without options. */
export function variantName(row: {
  readonly attributes: Readonly<Record<string, string>>;
  readonly option_ordering: readonly string[];
}): string {
  return row.option_ordering.flatMap((name) => row.attributes[name] ?? []).join(' / ');
}

/** All sign-ups as CSV. */
export function signUpsCsv(rows: readonly SignUpDetail[]): string {
  const head = [
    'E-mail',
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
    row.created_at.toISOString(),
    row.notified_at?.toISOString() ?? '',
    row.join_mailing_list ? 'yes' : 'no',
    row.language,
  ]);
  return csvFile([head, ...lines]);
}
