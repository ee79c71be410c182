import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { TextField } from '@veranda/ui/TextField.tsx';
import { type SubmitEvent, useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { CopyButton } from '../../CopyButton.tsx';
import { usePaymentMutations } from './payment-queries.ts';
import { t } from './messages.ts';

interface StripeKeysFormProps {
  readonly webhookUrl: string;
  readonly close: () => void;
}

const none = { publishableKey: '', secretKey: '', webhookSecret: '' };
const fields = [
  {
    name: 'publishableKey',
    label: t('publishableKey'),
    placeholder: 'pk_live_…',
    type: 'text',
    description: t('publishableKeyDescription'),
  },
  { name: 'secretKey', label: t('secretKey'), placeholder: 'sk_live_…', type: 'password' },
  {
    name: 'webhookSecret',
    label: t('webhookSigningSecret'),
    placeholder: 'whsec_…',
    type: 'password',
    optional: true,
    description: t('webhookSigningSecretDescription'),
  },
] as const;

/** The keys of a Stripe account; they are tried before they are kept. */
export function StripeKeysForm({ webhookUrl, close }: StripeKeysFormProps) {
  const site = useSite();
  const { connect } = usePaymentMutations(site.id);
  const [keys, setKeys] = useState(none);
  const fault = connect.error instanceof CallFailure ? connect.error : null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    connect.mutate(keys, { onSuccess: () => showToast({ text: t('stripeConnected') }) });
  };
  return (
    <form className="ui-stack connect-stripe" noValidate onSubmit={submit}>
      {connect.isError && !fault?.field ? <Notice tone="danger">{messageOf(connect.error)}</Notice> : null}
      {fields.map(({ name, ...field }) => (
        <TextField
          key={name}
          {...field}
          autoComplete="off"
          autoFocus={name === 'publishableKey'}
          value={keys[name]}
          onChange={(value) => setKeys({ ...keys, [name]: value })}
          errorMessage={fault?.field === name ? fault.message : undefined}
        />
      ))}
      <WebhookAddress url={webhookUrl} />
      <div className="ui-row">
        <Button variant="primary" type="submit" isPending={connect.isPending}>
          {t('connect')}
        </Button>
        <Button variant="quiet" onPress={close}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}

function WebhookAddress({ url }: { readonly url: string }) {
  return (
    <div className="webhook-address">
      <code>{url}</code>
      <CopyButton text={url} />
    </div>
  );
}
