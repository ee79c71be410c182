import type { SsoSettings } from '@veranda/contracts/members-sso';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { type SubmitEvent, useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { CopyButton } from '../../CopyButton.tsx';
import { useSsoMutations } from './sso-queries.ts';
import { t } from './messages.ts';

interface SsoFormProps {
  readonly settings: SsoSettings;
  readonly close: () => void;
}

const fields = [
  {
    name: 'name',
    label: t('nameForVisitors'),
    placeholder: t('nameForVisitorsPlaceholder'),
    maxLength: 40,
    type: 'text',
    description: t('nameForVisitorsDescription'),
  },
  {
    name: 'issuer',
    label: t('issuer'),
    placeholder: 'https://id.example.com',
    maxLength: 300,
    type: 'text',
    description: undefined,
  },
  { name: 'clientId', label: t('clientId'), maxLength: 300, type: 'text', description: undefined },
  {
    name: 'clientSecret',
    label: t('clientSecret'),
    maxLength: 600,
    type: 'password',
    description: undefined,
  },
] as const;

/** Registration of the site at a provider; the provider is asked before it is kept. */
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
      <RedirectUrl url={settings.callbackUrl} />
      <div className="ui-row">
        <Button variant="primary" type="submit" isPending={connect.isPending}>
          {provider ? t('save') : t('connect')}
        </Button>
        <Button variant="quiet" onPress={close}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function RedirectUrl({ url }: { readonly url: string }) {
  return (
    <div>
      <p className="ui-help">{t('redirectUrl')}</p>
      <div className="sso-address">
        <code>{url}</code>
        <CopyButton text={url} />
      </div>
    </div>
  );
}

function hintOf(name: string, { provider, testIssuer }: SsoSettings): string | undefined {
  if (name === 'clientSecret' && provider) return t('keepSecretHelp');
  if (name === 'issuer' && testIssuer) return t('testIssuerHelp', { testIssuer });
  return undefined;
}
