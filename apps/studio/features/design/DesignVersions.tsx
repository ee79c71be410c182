import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Design } from '@veranda/contracts/design';
import type { DocumentVersion } from '@veranda/contracts/documents';
import { chosenVersion } from '@veranda/domain/design/design-version';
import { designKind } from '@veranda/domain/design/design-document';
import type { TweakSession } from '@veranda/domain/design/tweak-session';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { VersionList } from '../history/VersionList.tsx';
import { versionQuery, versionsQuery } from '../history/version-queries.ts';
import { versionKind, versionTitle } from '../history/version-words.ts';
import { t } from './messages.ts';
import '../history/history.css';

interface DesignVersionsProps {
  readonly design: Design;
  readonly session: TweakSession;
  readonly onClose: () => void;
}

/** Earlier designs; the one that is chosen is staged, so that it is looked at before it is saved. */
export function DesignVersions(props: DesignVersionsProps) {
  const site = useSite();
  const query = useQuery(versionsQuery({ site: site.id, kind: 'design', id: site.id }));
  const stage = useStaging(props);
  const versions = query.data?.versions;
  return (
    <Dialog title={t('earlierDesigns')} isOpen onClose={props.onClose}>
      {query.isError && !versions ? (
        <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      ) : !versions ? (
        <div role="status" aria-label={t('loadingVersions')}>
          <Skeleton height="160px" />
        </div>
      ) : versions.length === 0 ? (
        <EmptyState title={t('noEarlierDesigns')}>{t('noEarlierDesignsText')}</EmptyState>
      ) : (
        <>
          <p className="ui-help">{t('earlierDesignsHelp')}</p>
          <VersionList
            versions={versions}
            selected=""
            // A design is saved by hand: what pages keep by themselves is here what somebody saved.
            kindOf={(version) => (version.kind === 'automatic' ? t('savedVersion') : versionKind(version))}
            onSelect={(id) => {
              const version = versions.find((each) => each.id === id);
              if (version) void stage(version);
            }}
          />
        </>
      )}
    </Dialog>
  );
}

function useStaging({ design, session, onClose }: DesignVersionsProps) {
  const site = useSite();
  const client = useQueryClient();
  return async (version: DocumentVersion): Promise<void> => {
    try {
      const query = versionQuery(site.id, designKind, { id: site.id, version: version.id });
      const { values } = await client.fetchQuery(query);
      const withCss = mayWrite(site, 'custom-code');
      session.change(chosenVersion(values, session.getState(), { tweaks: design.tweaks, withCss }));
      showToast({ text: t('versionShown', { version: versionTitle(version) }) });
      onClose();
    } catch (error) {
      showToast({ text: messageOf(error), isDanger: true });
    }
  };
}
