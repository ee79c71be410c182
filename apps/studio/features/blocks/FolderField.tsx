import { useQuery } from '@tanstack/react-query';
import { Select } from '@veranda/ui/Select.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSite } from '../../shell/use-site.ts';
import { rich } from './messages.ts';
import type { ReferenceFieldProps } from './ProductField.tsx';

/** An entry of a menu with pages below it. */
export function FolderField({ label, value, onChange }: ReferenceFieldProps) {
  const site = useSite();
  const pages = useQuery(pagesQuery(site.id));
  const { main = [], footer = [] } = pages.data?.navigation ?? {};
  const options = [...main, ...footer]
    .filter(({ children }) => children.length > 0)
    .map(({ id, title }) => ({ value: id, label: title }));
  if (pages.data && options.length === 0)
    return (
      <p className="ui-help">
        {rich('noFoldersYet', {
          link: (children) => <TextLink href={paths.pages(site.slug)}>{children}</TextLink>,
        })}
      </p>
    );
  return <Select label={label} options={options} value={value || null} onChange={onChange} />;
}
