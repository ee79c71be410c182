const pageSizes = [25, 50, 100];

/**
 * Requested page of a list in the studio: from 1, of 25, 50 or 100 rows; any other value is the first of 25.
 */
export function readPaging(query: { readonly page?: string; readonly pageSize?: string }): {
  readonly page: number;
  readonly pageSize: number;
  readonly offset: number;
} {
  const page = Math.max(1, Number.parseInt(query.page ?? '1', 10) || 1);
  const size = Number(query.pageSize ?? '25');
  const pageSize = pageSizes.includes(size) ? size : 25;
  return { page, pageSize, offset: (page - 1) * pageSize };
}
