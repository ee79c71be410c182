import type { RateKind } from '@veranda/contracts/carrier-accounts';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useRateServiceForm } from './use-rate-service-form.ts';
import { t } from './messages.ts';

interface RateServiceFormProps {
  readonly kind: RateKind;
  readonly close: () => void;
}

/** Connects a service by its address and key: it is tried before it is kept. */
export function RateServiceForm({ kind, close }: RateServiceFormProps) {
  const { url, setUrl, key, setKey, problemOf, ...form } = useRateServiceForm(kind);
  return (
    <form
      className="ui-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.send();
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
      {form.problem === null ? null : <Notice tone="danger">{form.problem}</Notice>}
      <FormButtons isPending={form.isPending} close={close} />
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
