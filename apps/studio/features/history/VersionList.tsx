import type { DocumentVersion } from '@veranda/contracts/documents';
import { Bookmark, Clock, Upload } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { formatDateTime } from '../../format-date-time.ts';
import { versionChoice, versionKind, versionTitle } from './version-words.ts';
import { t } from './messages.ts';

interface VersionListProps {
  readonly versions: readonly DocumentVersion[];
  readonly selected: string;
  readonly onSelect: (version: string) => void;
}

const icons = { published: Upload, named: Bookmark, automatic: Clock } as const;

/** The versions of a document from the newest: why each was kept, when, and by whom. */
export function VersionList({ versions, selected, onSelect }: VersionListProps) {
  return (
    <ListBox
      className="version-list"
      aria-label={t('versions')}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[selected]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys;
        if (key !== undefined) onSelect(String(key));
      }}
    >
      {versions.map((version) => (
        <ListBoxItem
          key={version.id}
          id={version.id}
          className="version-item"
          textValue={versionChoice(version)}
        >
          <VersionItem version={version} />
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

function VersionItem({ version }: { readonly version: DocumentVersion }) {
  const Icon = icons[version.kind];
  const when = version.name === '' ? null : formatDateTime(version.createdAt);
  return (
    <>
      <Icon size={16} aria-hidden="true" className={`version-icon version-icon--${version.kind}`} />
      <span className="version-words">
        <strong>{versionTitle(version)}</strong>
        <span className="ui-help">
          {[versionKind(version), when, version.author].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  );
}
