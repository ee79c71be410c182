import type { SsoSettings } from '@veranda/contracts/members-sso';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { type SubmitEvent, useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { CopyButton } from '../../CopyButton.tsx';
import { useSsoMutations } from './sso-queries.ts';

export interface SsoFormProps {
  readonly settings: SsoSettings;
  readonly close: () => void;
}

const fields = [
  {
    name: 'name',
    label: 'Name for visitors',
    placeholder: 'Acme ID',
    maxLength: 40,
    type: 'text',
    description: 'Shown on the button: “Continue with Acme ID”.',
  },
  {
    name: 'issuer',
    label: 'Issuer',
    placeholder: 'https://id.example.com',
    maxLength: 300,
    type: 'text',
    description: undefined,
  },
  { name: 'clientId', label: 'Client ID', maxLength: 300, type: 'text', description: undefined },
  { name: 'clientSecret', label: 'Client secret', maxLength: 600, type: 'password', description: undefined },
] as const;

/** How the site is known at a provider; the provider is asked before it is kept. */
export function SsoForm({ settings, close }: SsoFormProps) {
  const site = useSite();
  const { connect } = useSsoMutations(site.id);
  const { provider } = settings;
  const [values, setValues] = useState({ name: '', issuer: '', clientId: '', ...provider, clientSecret: '' });
  const fault = connect.error instanceof CallFailure ? connect.error : null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    connect.mutate(values, { onSuccess: close });
  };
  return (
    <form className="ui-stack" noValidate onSubmit={submit}>
      {connect.isError && !fault?.field ? <Notice tone="danger">{messageOf(connect.error)}</Notice> : null}
      {fields.map(({ name, description, ...field }) => (
        <TextField
          key={name}
          {...field}
          description={hintOf(name, settings) ?? description}
          autoComplete="off"
          value={values[name]}
          onChange={(value) => setValues({ ...values, [name]: value })}
          errorMessage={fault?.field === name ? fault.message : undefined}
        />
      ))}
      <div>
        <p className="ui-help">Redirect URL to enter at the provider:</p>
        <div className="sso-address">
          <code>{settings.callbackUrl}</code>
          <CopyButton text={settings.callbackUrl} />
        </div>
      </div>
      <div className="ui-row">
        <Button variant="primary" type="submit" isPending={connect.isPending}>
          {provider ? 'Save' : 'Connect'}
        </Button>
        <Button variant="quiet" onPress={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

function hintOf(name: string, { provider, standIn }: SsoSettings): string | undefined {
  if (name === 'clientSecret' && provider) return 'Leave empty to keep the current one.';
  if (name === 'issuer' && standIn)
    return `To try it on this machine, use ${standIn} with any ID and secret.`;
  return undefined;
}
