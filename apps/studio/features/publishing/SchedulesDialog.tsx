import { useQuery } from '@tanstack/react-query';
import type { Schedule } from '@veranda/contracts/publishing';
import type { SiteDetail } from '@veranda/contracts/sites';
import { Badge, type BadgeTone } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { schedulesQuery, useCancelSchedule, useChangeSchedule } from './publishing-queries.ts';
import { t } from './messages.ts';
import { scheduleTime } from './schedule-time.ts';
import './publishing.css';

interface SchedulesDialogProps {
  readonly site: SiteDetail;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Publications that wait for their time, and those that have ended lately. */
export function SchedulesDialog({ site, isOpen, onClose }: SchedulesDialogProps) {
  const read = useQuery({ ...schedulesQuery(site.id), enabled: isOpen, staleTime: 0 });
  return (
    <Dialog title={t('scheduledPublications')} kind="drawer" isOpen={isOpen} onClose={onClose}>
      {read.isError ? (
        <ErrorState message={messageOf(read.error)} onRetry={() => void read.refetch()} />
      ) : read.isPending ? (
        <Skeleton height="52px" />
      ) : read.data.schedules.length === 0 ? (
        <p>{t('nothingScheduled')}</p>
      ) : (
        <ol className="revisions">
          {read.data.schedules.map((schedule) => (
            <ScheduleItem key={schedule.id} site={site} schedule={schedule} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

const stateLabels: Readonly<Record<Schedule['state'], string>> = {
  waiting: t('stateWaiting'),
  done: t('stateDone'),
  failed: t('stateFailed'),
  cancelled: t('stateCancelled'),
};

const tones: Readonly<Record<Schedule['state'], BadgeTone>> = {
  waiting: 'info',
  done: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
};

function ScheduleItem({ site, schedule }: { readonly site: SiteDetail; readonly schedule: Schedule }) {
  return (
    <li className="revision schedule">
      <div className="ui-grow">
        <strong>{scheduleTime(schedule)}</strong>
        <div className="ui-help">
          {[schedule.titles.join(', '), schedule.note].filter(Boolean).join(' · ')}
        </div>
        <div className="ui-help">{t('scheduledBy', { author: schedule.author })}</div>
        {schedule.problem ? <Notice tone="danger">{schedule.problem}</Notice> : null}
        {schedule.state === 'waiting' && site.rights['pages'] === 'publish' ? (
          <ScheduleControls site={site.id} schedule={schedule} />
        ) : null}
      </div>
      <Badge tone={tones[schedule.state]}>{stateLabels[schedule.state]}</Badge>
    </li>
  );
}

function ScheduleControls({ site, schedule }: { readonly site: string; readonly schedule: Schedule }) {
  const [at, setAt] = useState(schedule.at);
  const change = useChangeSchedule(site);
  const cancel = useCancelSchedule(site);
  const error = change.error ?? cancel.error;
  return (
    <div className="schedule-controls">
      {error ? <Notice tone="danger">{messageOf(error)}</Notice> : null}
      <TextField label={t('dateAndTime')} type="datetime-local" value={at} onChange={setAt} />
      <Button
        size="small"
        isDisabled={at === schedule.at || at === ''}
        isPending={change.isPending}
        onPress={() => change.mutate({ schedule: schedule.id, at })}
      >
        {t('changeTime')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        isPending={cancel.isPending}
        onPress={() => cancel.mutate(schedule.id)}
      >
        {t('cancelPublication')}
      </Button>
    </div>
  );
}
