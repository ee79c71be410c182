import { Button } from '@veranda/ui/Button.tsx';
import { CircleAlert, CircleCheck, CloudOff, LoaderCircle, LogIn, TriangleAlert } from 'lucide-react';
import { sessionLost } from '../api/session-loss.ts';
import type { DocumentSync, SaveStatus, SyncState } from '../documents/document-sync.ts';
import { useSelected } from '../documents/use-document-session.ts';
import { useSlow } from '../use-slow.ts';
import { t } from './messages.ts';
import './editing.css';

interface SaveIndicatorProps {
  readonly sync: DocumentSync;
  /** Gives the document as a file. */
  readonly onDownload: () => void;
}

const icons = {
  saved: CircleCheck,
  saving: LoaderCircle,
  offline: CloudOff,
  failed: CircleAlert,
  'signed-out': LogIn,
} as const satisfies Readonly<Record<SaveStatus, unknown>>;

/** The state of saving, truthful at every moment, and the way out where it does not go on by itself. */
export function SaveIndicator({ sync, onDownload }: SaveIndicatorProps) {
  const status = useSelected(sync, (state) => state.status);
  const isKept = useSelected(sync, (state) => state.isKept);
  const isSlow = useSlow(status === 'saving');
  const Icon = icons[status];
  const { word, tip } = wordsOf({ status, isKept }, isSlow);
  return (
    <div className="save-indicator">
      <span className={`save-state save-state--${status}`} role="status" title={tip}>
        <Icon size={16} aria-hidden="true" />
        <span className="save-word" data-saved={t('saved')} data-saving={t('saving')}>
          {word}
        </span>
      </span>
      {isKept ? null : (
        <span className="save-state save-state--offline" title={t('notKeptHereTip')}>
          <TriangleAlert size={16} aria-hidden="true" />
          {t('notKeptHere')}
        </span>
      )}
      <WayOut status={status} onRetry={() => sync.retry()} onDownload={onDownload} />
    </div>
  );
}

function wordsOf(
  { status, isKept }: Pick<SyncState, 'status' | 'isKept'>,
  isSlow: boolean,
): { word: string; tip: string } {
  switch (status) {
    case 'saved':
      return { word: t('saved'), tip: t('savedTip') };
    case 'saving':
      return { word: isSlow && isKept ? t('stillSaving') : t('saving'), tip: t('savingTip') };
    case 'offline':
      return { word: isKept ? t('offlineKept') : t('offlineNotKept'), tip: t('offlineTip') };
    case 'failed':
      return { word: t('couldNotSave'), tip: t('couldNotSaveTip') };
    case 'signed-out':
      return { word: t('signedOut'), tip: t('signedOutTip') };
  }
}

interface WayOutProps {
  readonly status: SaveStatus;
  readonly onRetry: () => void;
  readonly onDownload: () => void;
}

function WayOut({ status, onRetry, onDownload }: WayOutProps) {
  if (status === 'signed-out')
    return (
      <>
        <span className="ui-muted">{t('signedOutTip')}</span>
        <Button size="small" onPress={() => sessionLost.announce()}>
          {t('logInHere')}
        </Button>
      </>
    );
  if (status !== 'failed') return null;
  return (
    <>
      <Button size="small" onPress={onRetry}>
        {t('retry')}
      </Button>
      <Button size="small" variant="quiet" onPress={onDownload}>
        {t('downloadACopy')}
      </Button>
    </>
  );
}
