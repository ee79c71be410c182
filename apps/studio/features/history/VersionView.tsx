import { useQuery } from '@tanstack/react-query';
import type { DocumentVersion } from '@veranda/contracts/documents';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import type { OpenDocument } from '../../documents/open-document.ts';
import { useStore } from '../../documents/use-document-session.ts';
import { useSite } from '../../shell/use-site.ts';
import type { HistoryKind } from './history-kind.ts';
import { OlderVersionNotice } from './OlderVersionNotice.tsx';
import { useRestoring } from './use-restoring.ts';
import { versionQuery } from './version-queries.ts';
import { versionChoice, versionTitle } from './version-words.ts';
import { t } from './messages.ts';

interface VersionViewProps<D> {
  readonly kind: HistoryKind<D>;
  readonly id: string;
  readonly open: OpenDocument<D>;
  readonly version: DocumentVersion;
  readonly versions: readonly DocumentVersion[];
  readonly canWrite: boolean;
  readonly onName: () => void;
}

/** A version beside the document as it is now, or beside another version. */
export function VersionView<D>({ kind, id, open, version, canWrite, onName, ...props }: VersionViewProps<D>) {
  const [other, setOther] = useState<DocumentVersion | null>(null);
  const sides = useSides({ kind, id, open, version, other });
  const { restore, change } = useRestoring({ kind, id, open });
  const { before, after, failed } = sides;
  return (
    <div className="history-main" data-comparison tabIndex={-1}>
      <OlderVersionNotice
        version={version}
        isSame={sides.isSame}
        canWrite={canWrite}
        onName={onName}
        onRestore={() => before !== undefined && void restore(version, before)}
      />
      <OtherVersion
        versions={props.versions.filter((each) => each !== version)}
        other={other}
        onOther={setOther}
      />
      {failed ? (
        <ErrorState message={messageOf(failed.error)} onRetry={() => void failed.refetch()} />
      ) : before === undefined || after === undefined ? (
        <Skeleton height="420px" />
      ) : (
        <kind.Comparison
          kind={kind.kind.key}
          id={id}
          before={before}
          after={after}
          current={() => open.session.getState().document}
          titles={{ before: titleOf(version), after: titleOf(other) }}
          change={canWrite ? change : null}
        />
      )}
    </div>
  );
}

function titleOf(version: DocumentVersion | null): string {
  return version ? t('versionFrom', { when: versionTitle(version) }) : t('currentVersion');
}

type SidesInput<D> = Pick<VersionViewProps<D>, 'kind' | 'id' | 'open' | 'version'> & {
  /** Null for the document as it is now. */
  readonly other: DocumentVersion | null;
};

// What both sides say, as soon as it is there.
function useSides<D>({ kind, id, open, version, other }: SidesInput<D>) {
  const { id: site } = useSite();
  const { document } = useStore(open.session);
  const older = useQuery(versionQuery(site, kind.kind, { id, version: version.id }));
  const later = useQuery({
    ...versionQuery(site, kind.kind, { id, version: other?.id ?? '' }),
    enabled: other !== null,
  });
  return {
    before: older.data,
    after: other === null ? document : later.data,
    // What a version does not bring back, such as an address, is no difference.
    isSame: older.data !== undefined && kind.restoreEdits(document, older.data).length === 0,
    failed: [older, later].find((query) => query.isError),
  };
}

interface OtherVersionProps {
  readonly versions: readonly DocumentVersion[];
  readonly other: DocumentVersion | null;
  readonly onOther: (other: DocumentVersion | null) => void;
}

function OtherVersion({ versions, other, onOther }: OtherVersionProps) {
  return (
    <Select
      label={t('compareWith')}
      value={other?.id ?? ''}
      onChange={(id) => onOther(versions.find((version) => version.id === id) ?? null)}
      options={[
        { value: '', label: t('currentVersion') },
        ...versions.map((version) => ({ value: version.id, label: versionChoice(version) })),
      ]}
    />
  );
}
