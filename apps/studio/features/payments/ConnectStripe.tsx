import type { PaymentSettings } from '@veranda/contracts/payments';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { TextField } from '@veranda/ui/TextField.tsx';
import { type SubmitEvent, useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { CopyButton } from '../sites/CopyButton.tsx';
import { usePaymentActs } from './payment-queries.ts';

const none = { publishableKey: '', secretKey: '', webhookSecret: '' };
const fields = [
  {
    name: 'publishableKey',
    label: 'Publishable key',
    placeholder: 'pk_live_…',
    type: 'text',
    description: 'Both keys are in the Stripe dashboard under Developers, API keys.',
  },
  { name: 'secretKey', label: 'Secret key', placeholder: 'sk_live_…', type: 'password', description: '' },
] as const;

/** The keys of a Stripe account; they are tried before they are kept. */
export function ConnectStripe({ settings }: { readonly settings: PaymentSettings }) {
  const site = useSite();
  const { connect } = usePaymentActs(site.id);
  const [keys, setKeys] = useState(none);
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite(site, 'people'))
    return <p className="ui-help">Who may handle keys can connect a Stripe account.</p>;
  if (!isOpen) {
    return (
      <div>
        <Button variant="primary" onPress={() => setOpen(true)}>
          Connect Stripe
        </Button>
      </div>
    );
  }
  const fault = connect.error instanceof CallFailure ? connect.error : null;
  const errorOf = (name: string) => (fault?.field === name ? fault.message : undefined);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    connect.mutate(keys, { onSuccess: () => showToast({ text: 'Stripe is connected' }) });
  };
  return (
    <form className="ui-stack connect-stripe" noValidate onSubmit={submit}>
      {connect.isError && !fault?.field ? <Notice tone="danger">{messageOf(connect.error)}</Notice> : null}
      {fields.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          autoComplete="off"
          value={keys[name]}
          onChange={(value) => setKeys({ ...keys, [name]: value })}
          errorMessage={errorOf(name)}
        />
      ))}
      <TextField
        label="Signing secret of the webhook"
        optional
        type="password"
        placeholder="whsec_…"
        autoComplete="off"
        value={keys.webhookSecret}
        onChange={(webhookSecret) => setKeys({ ...keys, webhookSecret })}
        description="Left empty, the webhook is made at Stripe for you. To make it yourself, use the address below."
        errorMessage={errorOf('webhookSecret')}
      />
      <div className="webhook-address">
        <code>{settings.webhookUrl}</code>
        <CopyButton text={settings.webhookUrl} />
      </div>
      <div className="ui-row">
        <Button variant="primary" type="submit" isPending={connect.isPending}>
          Connect
        </Button>
        <Button variant="quiet" onPress={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
