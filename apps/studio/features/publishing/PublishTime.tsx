import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { t } from './messages.ts';

interface PublishTimeProps {
  readonly timeZone: string;
  /** Local time of the site; null for now. */
  readonly at: string | null;
  readonly onChange: (at: string | null) => void;
  readonly problem: string | undefined;
}

/** Now, or a date and time of the site's zone. */
export function PublishTime({ timeZone, at, onChange, problem }: PublishTimeProps) {
  return (
    <section className="publish-part publish-time" aria-label={t('when')}>
      <SegmentedControl
        label={t('when')}
        value={at === null ? 'now' : 'later'}
        onChange={(when) => onChange(when === 'now' ? null : '')}
        segments={[
          { value: 'now', label: t('now') },
          { value: 'later', label: t('atATime') },
        ]}
      />
      {at === null ? null : (
        <TextField
          label={t('dateAndTime')}
          type="datetime-local"
          value={at}
          onChange={onChange}
          errorMessage={problem}
          description={t('timeZoneDescription', { timeZone })}
        />
      )}
    </section>
  );
}
