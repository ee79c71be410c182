import type { AccountSettings } from '@veranda/contracts/account-settings';
import { Button } from '@veranda/ui/Button.tsx';
import { ComboBox } from '@veranda/ui/ComboBox.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { knownTimeZones } from '../../time-zones.ts';
import { PictureField } from './PictureField.tsx';
import { useAccountMutations } from './account-queries.ts';
import { t } from './messages.ts';

/** The choice of the device's own zone: a combo box has no empty value. */
const ofDevice = 'device';

/** The person's picture and name, and the clock of their studio. */
export function ProfilePanel({ account }: { readonly account: AccountSettings }) {
  const [name, setName] = useState(account.name);
  const [timeZone, setTimeZone] = useState(account.timeZone || ofDevice);
  const { profile } = useAccountMutations();
  const save = () =>
    profile.mutate(
      { name, timeZone: timeZone === ofDevice ? '' : timeZone },
      { onSuccess: () => showToast({ text: t('saved') }) },
    );
  return (
    <Panel title={t('profile')} note={t('profileNote')}>
      <form
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {profile.isError ? <Notice tone="danger">{messageOf(profile.error)}</Notice> : null}
        <PictureField account={account} />
        <TextField label={t('name')} value={name} onChange={setName} maxLength={100} autoComplete="name" />
        <TextField label={t('language')} value={t('languageOnly')} isReadOnly description={languageNote} />
        <TimeZone kept={account.timeZone} value={timeZone} onChange={setTimeZone} />
        <div>
          <Button type="submit" variant="primary" isPending={profile.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

const languageNote = t('languageNote');

interface TimeZoneProps {
  /** The zone of the account: a browser may not list it. */
  readonly kept: string;
  readonly value: string;
  readonly onChange: (timeZone: string) => void;
}

function TimeZone({ kept, value, onChange }: TimeZoneProps) {
  const zones = new Set([...(knownTimeZones() ?? []), ...(kept ? [kept] : [])]);
  const options = [
    { value: ofDevice, label: t('timeZoneOfDevice') },
    ...[...zones].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  ];
  return (
    <ComboBox
      label={t('timeZone')}
      description={t('timeZoneNote')}
      options={options}
      value={value}
      onChange={onChange}
    />
  );
}
