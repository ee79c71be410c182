import { useQuery } from '@tanstack/react-query';
import { Notice } from '@veranda/ui/Notice.tsx';
import { useSite } from '../../shell/use-site.ts';
import { placesQuery } from '../../queries/form-queries.ts';

/** Named before the rest is counted. */
const named = 8;

/** Warns of what still shows a form, by name; says nothing of a form that stands nowhere. */
export function FormPlaces({ form }: { readonly form: string }) {
  const site = useSite();
  const { data, isPending, isError } = useQuery(placesQuery(site.id, form));
  if (isPending) return <p role="status">Looking for pages that show it …</p>;
  if (isError) return <p>Pages that contain the form will show nothing in its place.</p>;
  const titles = (wanted: 'page' | 'product') =>
    data.places.filter(({ kind }) => kind === wanted).map(({ title }) => title);
  const [pages, products] = [titles('page'), titles('product')];
  if (data.places.length === 0) return <p>It is not on any page.</p>;
  return (
    <Notice tone="warn">
      {pages.length > 0 ? (
        <p>
          It is still on {listText(pages)}: {pages.length === 1 ? 'that page shows' : 'they show'} nothing in
          its place.
        </p>
      ) : null}
      {products.length > 0 ? (
        <p>It is still used by {listText(products)}. Customers will no longer be asked to fill it in.</p>
      ) : null}
    </Notice>
  );
}

const words = new Intl.ListFormat('en-US');

function listText(titles: readonly string[]): string {
  const shown = titles.slice(0, named).map((title) => `“${title}”`);
  const rest = titles.length - shown.length;
  return words.format(rest > 0 ? [...shown, `${String(rest)} more`] : shown);
}
