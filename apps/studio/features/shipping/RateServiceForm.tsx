import type { RateKind } from '@veranda/contracts/carrier-accounts';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useRateMutations } from './rules-queries.ts';
import { t } from './messages.ts';

interface RateServiceFormProps {
  readonly kind: RateKind;
  readonly close: () => void;
}

/** Connects a service by its address and key: it is tried before it is kept. */
export function RateServiceForm({ kind, close }: RateServiceFormProps) {
  const { connect } = useRateMutations(useSite().id, kind);
  const [url, setUrl] = useState('');
  const [key, setKey] = useState('');
  const failure = connect.error instanceof CallFailure ? connect.error : null;
  const problemOf = (field: string) => (failure?.field === field ? failure.message : undefined);
  const isShown = ['url', 'key'].includes(failure?.field ?? '');
  const send = () => {
    if (connect.isPending) return;
    const typed = { url: url || ' ', key: key || ' ' };
    connect.mutate(typed, { onSuccess: () => showToast({ text: t('connectedToast', { kind }) }) });
  };
  return (
    <form
      className="ui-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={t('address')}
        type="url"
        placeholder="https://"
        value={url}
        onChange={setUrl}
        errorMessage={problemOf('url')}
      />
      <TextField
        label={t('key')}
        type="password"
        autoComplete="off"
        value={key}
        onChange={setKey}
        errorMessage={problemOf('key')}
        description={t('keyDescription')}
      />
      {connect.isError && !isShown ? <Notice tone="danger">{messageOf(connect.error)}</Notice> : null}
      <FormButtons isPending={connect.isPending} close={close} />
    </form>
  );
}

function FormButtons({ isPending, close }: { readonly isPending: boolean; readonly close: () => void }) {
  return (
    <div className="ui-row">
      <Button variant="primary" type="submit" isPending={isPending}>
        {t('connect')}
      </Button>
      <Button variant="quiet" onPress={close}>
        {t('cancel')}
      </Button>
    </div>
  );
}
