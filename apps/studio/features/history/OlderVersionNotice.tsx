import type { DocumentVersion } from '@veranda/contracts/documents';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Bookmark, RotateCcw } from 'lucide-react';
import { formatDateTime } from '../../format-date-time.ts';
import { t } from './messages.ts';

interface OlderVersionNoticeProps {
  readonly version: DocumentVersion;
  /** True where the document says the same now. */
  readonly isSame: boolean;
  readonly canWrite: boolean;
  readonly onName: () => void;
  readonly onRestore: () => void;
}

/** Says that an older version is looked at, and gives the ways on from it. */
export function OlderVersionNotice({ version, isSame, canWrite, ...actions }: OlderVersionNoticeProps) {
  const when = formatDateTime(version.createdAt);
  const { author } = version;
  return (
    <Notice
      tone={isSame ? 'ok' : 'info'}
      action={canWrite ? <NoticeActions isSame={isSame} {...actions} /> : undefined}
    >
      <p>{author ? t('olderVersionBy', { when, author }) : t('olderVersion', { when })}</p>
      {isSame ? <p>{t('sameAsCurrent')}</p> : null}
      {canWrite ? null : <p>{t('readOnlyHistory')}</p>}
    </Notice>
  );
}

type NoticeActionsProps = Pick<OlderVersionNoticeProps, 'isSame' | 'onName' | 'onRestore'>;

function NoticeActions({ isSame, onName, onRestore }: NoticeActionsProps) {
  return (
    <div className="ui-row">
      {isSame ? null : (
        <Button size="small" variant="primary" onPress={onRestore}>
          <RotateCcw size={14} aria-hidden="true" />
          {t('restoreThisVersion')}
        </Button>
      )}
      <Button size="small" onPress={onName}>
        <Bookmark size={14} aria-hidden="true" />
        {t('nameThisVersion')}
      </Button>
    </div>
  );
}
