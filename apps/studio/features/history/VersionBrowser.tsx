import type { DocumentVersion } from '@veranda/contracts/documents';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { Bookmark } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useOpenId } from '../../editing/use-open-entry.ts';
import { useSite } from '../../shell/use-site.ts';
import type { HistoryKind } from './history-kind.ts';
import { NameVersionDialog, type VersionToName } from './NameVersionDialog.tsx';
import { VersionList } from './VersionList.tsx';
import { VersionView } from './VersionView.tsx';
import { t } from './messages.ts';

interface VersionBrowserProps<D> {
  readonly kind: HistoryKind<D>;
  readonly id: string;
  readonly open: OpenDocument<D>;
  readonly versions: readonly DocumentVersion[];
  readonly canWrite: boolean;
}

/** The versions of a document, and the one of them that is looked at. */
export function VersionBrowser<D>(props: VersionBrowserProps<D>) {
  const { kind, id, open, versions, canWrite } = props;
  const site = useSite();
  const [naming, setNaming] = useState<VersionToName | null>(null);
  const nameCurrent = canWrite ? (
    <Button onPress={() => setNaming({ version: null, name: '' })}>
      <Bookmark size={16} aria-hidden="true" />
      {t('nameCurrentVersion')}
    </Button>
  ) : undefined;
  return (
    <>
      {versions.length === 0 ? (
        <EmptyState title={t('noVersionsYet')} actions={nameCurrent}>
          {t('noVersionsYetText')}
        </EmptyState>
      ) : (
        <ShownVersion {...props} onName={setNaming}>
          {nameCurrent}
        </ShownVersion>
      )}
      {naming ? (
        <NameVersionDialog
          document={{ site: site.id, kind: kind.kind.key, id }}
          target={naming}
          save={() => open.sync.saveNow()}
          onClose={() => setNaming(null)}
        />
      ) : null}
    </>
  );
}

interface ShownVersionProps<D> extends VersionBrowserProps<D> {
  readonly onName: (version: VersionToName) => void;
  /** Stands below the list. */
  readonly children: ReactNode;
}

function ShownVersion<D>({ onName, children, ...props }: ShownVersionProps<D>) {
  const { versions } = props;
  const shown = useOpenId('version');
  // A version that is kept in the meantime does not take the place of the one that is looked at.
  const [first] = useState(versions[0]?.id);
  const id = shown.id ?? first;
  const version = versions.find((each) => each.id === id) ?? versions[0];
  if (!version) return null;
  return (
    <div className="history-body">
      <div className="history-side">
        <VersionList versions={versions} selected={version.id} onSelect={shown.open} />
        {children}
      </div>
      <VersionView
        {...props}
        key={version.id}
        version={version}
        onName={() => onName({ version: version.id, name: version.name })}
      />
    </div>
  );
}
