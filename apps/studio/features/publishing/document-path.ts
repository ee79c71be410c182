import { paths } from '../../paths.ts';

/** Address of the screen on which a document is edited; null for one that has none of its own. */
export function documentPath(
  site: string,
  { kind, id }: { readonly kind: string; readonly id: string },
): string | null {
  if (kind === 'page') return paths.page(site, id);
  if (kind === 'item') return paths.itemById(site, id);
  if (kind === 'product') return paths.productPage(site, id);
  return kind === 'form' ? paths.form(site, id) : null;
}
