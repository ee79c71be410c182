import { useQuery } from '@tanstack/react-query';
import { Notice } from '@veranda/ui/Notice.tsx';
import { useSite } from '../../shell/use-site.ts';
import { placesQuery } from '../../queries/form-queries.ts';
import { formatList } from '../../format-list.ts';
import { t } from './messages.ts';

/** Named before the rest is counted. */
const named = 8;

/** Warns of what still shows a form, by name; says nothing of a form that stands nowhere. */
export function FormPlaces({ form }: { readonly form: string }) {
  const site = useSite();
  const { data, isPending, isError } = useQuery(placesQuery(site.id, form));
  if (isPending) return <p role="status">{t('lookingForPlaces')}</p>;
  if (isError) return <p>{t('placesUnknown')}</p>;
  const titles = (wanted: 'page' | 'product') =>
    data.places.filter(({ kind }) => kind === wanted).map(({ title }) => title);
  const [pages, products] = [titles('page'), titles('product')];
  if (data.places.length === 0) return <p>{t('notOnAnyPage')}</p>;
  return (
    <Notice tone="warn">
      {pages.length > 0 ? <p>{t('stillOnPages', { list: listText(pages), count: pages.length })}</p> : null}
      {products.length > 0 ? <p>{t('stillUsedByProducts', { list: listText(products) })}</p> : null}
    </Notice>
  );
}

function listText(titles: readonly string[]): string {
  const shown = titles.slice(0, named).map((title) => `“${title}”`);
  const rest = titles.length - shown.length;
  return formatList(rest > 0 ? [...shown, t('andMore', { rest })] : shown);
}
