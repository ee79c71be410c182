import { useQuery } from '@tanstack/react-query';
import type { EndpointOutput } from '@veranda/contracts/endpoint';
import type { listPages } from '@veranda/contracts/pages';
import { Select } from '@veranda/ui/Select.tsx';
import { TextLink } from '@veranda/ui/TextLink.tsx';
import { paths } from '../../paths.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { CollectionsFault } from './CollectionsFault.tsx';
import { useSite } from '../../shell/use-site.ts';
import { rich } from './messages.ts';
import type { ReferenceFieldProps } from './ProductField.tsx';

/** A folder, by the id of its page, or another entry of a menu with pages below it, by its own. */
export function FolderField({ label, value, onChange }: ReferenceFieldProps) {
  const site = useSite();
  const pages = useQuery(pagesQuery(site.id));
  const options = pages.data ? folderOptions(pages.data) : [];
  if (pages.data && options.length === 0)
    return (
      <p className="ui-help">
        {rich('noFoldersYet', {
          link: (children) => <TextLink href={paths.pages(site.slug)}>{children}</TextLink>,
        })}
      </p>
    );
  if (pages.isError && !pages.data) return <CollectionsFault onRetry={() => void pages.refetch()} />;
  return <Select label={label} options={options} value={value || null} onChange={onChange} />;
}

interface MenuEntry {
  readonly id: string;
  readonly title: string;
  readonly target: EndpointOutput<typeof listPages>['navigation']['main'][number]['target'];
  readonly children: readonly MenuEntry[];
}

function folderOptions({
  pages,
  navigation,
}: EndpointOutput<typeof listPages>): readonly { value: string; label: string }[] {
  const folders = pages.filter(({ folder, inTrash }) => folder !== null && !inTrash);
  const ids = new Set(folders.map(({ id }) => id));
  const others = allEntries([...navigation.main, ...navigation.footer]).filter(
    ({ target, children }) =>
      children.length > 0 && !(target.kind === 'collection' && ids.has(target.collectionId)),
  );
  return [...folders, ...others].map(({ id, title }) => ({ value: id, label: title }));
}

function allEntries(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...allEntries(entry.children)]);
}
