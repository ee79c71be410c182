import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useConnectionMutations } from '../../queries/connection-queries.ts';
import { WebhookSecret } from './WebhookSecret.tsx';
import { t } from './messages.ts';

/** Adds an address that receives answers; the secret of its signatures is shown this once. */
export function AddWebhookDialog({ onClose }: { readonly onClose: () => void }) {
  const site = useSite();
  const { addHook } = useConnectionMutations(site.id);
  const [url, setUrl] = useState('');
  if (addHook.data) return <WebhookSecret secret={addHook.data.secret} onClose={onClose} />;
  const send = () => {
    if (url.trim() !== '') addHook.mutate(url.trim());
  };
  return (
    <FormDialog
      title={t('addWebhook')}
      submitLabel={t('connect')}
      isPending={addHook.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <AddressField url={url} onChange={setUrl} fault={addHook.error} />
    </FormDialog>
  );
}

interface AddressFieldProps {
  readonly url: string;
  readonly onChange: (url: string) => void;
  readonly fault: unknown;
}

function AddressField({ url, onChange, fault }: AddressFieldProps) {
  return (
    <TextField
      label={t('address')}
      type="url"
      autoFocus
      value={url}
      onChange={onChange}
      maxLength={2000}
      placeholder="https://"
      description={t('addressDescription')}
      errorMessage={fault ? messageOf(fault) : undefined}
    />
  );
}
