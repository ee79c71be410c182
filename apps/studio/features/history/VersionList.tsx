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
  /** Words for the reason why a version is kept. */
  readonly kindOf?: typeof versionKind;
}

const icons = { published: Upload, named: Bookmark, automatic: Clock } as const;

/** The versions of a document from the newest: why each was kept, when, and by whom. */
export function VersionList({ versions, selected, onSelect, kindOf = versionKind }: VersionListProps) {
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
          textValue={versionChoice(version, kindOf)}
        >
          <VersionItem version={version} kind={kindOf(version)} />
        </ListBoxItem>
      ))}
    </ListBox>
  );
}

interface VersionItemProps {
  readonly version: DocumentVersion;
  /** The reason why it is kept, in a word. */
  readonly kind: string;
}

function VersionItem({ version, kind }: VersionItemProps) {
  const Icon = icons[version.kind];
  const when = version.name === '' ? null : formatDateTime(version.createdAt);
  return (
    <>
      <Icon size={16} aria-hidden="true" className={`version-icon version-icon--${version.kind}`} />
      <span className="version-words">
        <strong>{versionTitle(version)}</strong>
        <span className="ui-help">{[kind, when, version.author].filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}
