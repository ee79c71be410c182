import { type Availability, sitePasswordLength } from '@veranda/domain/sites/availability';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { AvailabilityChoice } from './AvailabilityChoice.tsx';
import { t } from './messages.ts';
import { useAvailability } from './use-availability.ts';

/** Availability of the published site; it holds at once, without publishing. */
export function AvailabilityPanel() {
  const { current, ...form } = useAvailability();
  return (
    <Panel title={t('siteAvailability')} note={t('siteAvailabilityNote')}>
      {form.readError ? <Notice tone="danger">{messageOf(form.readError)}</Notice> : null}
      {current === undefined ? null : <AvailabilityForm current={current} {...form} />}
    </Panel>
  );
}

type AvailabilityFormProps = Omit<ReturnType<typeof useAvailability>, 'current'> & {
  readonly current: Availability;
};

function AvailabilityForm({ current, choice, choose, save, ...form }: AvailabilityFormProps) {
  const isNew = choice !== current || form.password !== null;
  return (
    <form
      className="ui-stack"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {form.saveError ? <Notice tone="danger">{messageOf(form.saveError)}</Notice> : null}
      <AvailabilityChoice value={choice} onChange={choose} />
      {choice === 'password' ? <PasswordOfSite current={current} {...form} /> : null}
      {isNew ? (
        <div className="ui-row">
          <Button type="submit" variant="primary" isPending={form.isSaving}>
            {t('save')}
          </Button>
          <Button variant="quiet" onPress={() => choose(current)}>
            {t('cancel')}
          </Button>
        </div>
      ) : null}
    </form>
  );
}

type PasswordOfSiteProps = Pick<
  AvailabilityFormProps,
  'current' | 'password' | 'setPassword' | 'isPasswordShort'
>;

// Shown as it is typed: it is passed on to others, and nobody can read it again later.
function PasswordOfSite({ current, password, setPassword, isPasswordShort }: PasswordOfSiteProps) {
  if (current === 'password' && password === null)
    return (
      <div className="ui-row">
        <Button variant="secondary" onPress={() => setPassword('')}>
          {t('changeThePassword')}
        </Button>
      </div>
    );
  const { min, max } = sitePasswordLength;
  return (
    <TextField
      label={t('passwordForVisitors')}
      description={t('passwordForVisitorsDescription')}
      value={password ?? ''}
      onChange={setPassword}
      maxLength={max}
      autoComplete="off"
      autoFocus
      errorMessage={isPasswordShort ? t('passwordForVisitorsErrorMessage', { shortest: min }) : undefined}
    />
  );
}
