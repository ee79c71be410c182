import type { FileUse, FileUseKind } from '@veranda/domain/media/file-list';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';

const kinds: Readonly<
  Record<FileUseKind, { readonly label: string; readonly path?: (site: string, id: string) => string }>
> = {
  page: { label: t('usePage'), path: paths.page },
  item: { label: t('useItem'), path: paths.itemById },
  product: { label: t('useProduct'), path: paths.product },
  'product-page': { label: t('useProductPage'), path: paths.productPage },
  form: { label: t('useForm'), path: paths.form },
  fund: { label: t('useFund'), path: (site) => paths.donations(site) },
  site: { label: t('useSite'), path: (site) => paths.settings(site) },
  published: { label: t('usePublished') },
  scheduled: { label: t('useScheduled') },
};

/** The places that use a file, each with the way there. */
export function FileUses({ uses }: { readonly uses: readonly FileUse[] }) {
  const { slug } = useSite();
  const places = uses.filter(({ kind }) => kinds[kind].path !== undefined);
  return (
    <div className="ui-stack ui-stack--tight">
      <span className="ui-label">{t('usedOnCount', { count: places.length })}</span>
      <ul className="file-uses">
        {uses.map(({ kind, id, title }) => {
          const { label, path } = kinds[kind];
          const name = title || (id ? t('untitled') : label);
          return (
            <li key={`${kind} ${id}`}>
              {path ? <TextLink href={path(slug, id)}>{name}</TextLink> : name}
              {id ? <span className="ui-help"> {label}</span> : null}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
