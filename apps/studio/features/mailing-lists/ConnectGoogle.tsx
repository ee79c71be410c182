import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useConnectionMutations } from '../../queries/connection-queries.ts';
import { t } from './messages.ts';

/** The key of a service account, and with whom its spreadsheets are shared. */
export function ConnectGoogle() {
  const site = useSite();
  const { google } = useConnectionMutations(site.id);
  const [typed, setTyped] = useState({ key: '', shareWith: '' });
  const failure = google.error instanceof CallFailure ? google.error : null;
  const isHalf = typed.key.trim() === '' || typed.shareWith.trim() === '';
  if (!mayWrite(site, 'settings')) return <p className="ui-muted">{t('noAccountIsConnected')}</p>;
  return (
    <form
      className="ui-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        google.mutate({ key: typed.key.trim(), shareWith: typed.shareWith.trim() });
      }}
    >
      {google.isError && !failure?.field ? <Notice tone="danger">{messageOf(google.error)}</Notice> : null}
      <GoogleFields typed={typed} onChange={setTyped} failure={failure} />
      <div>
        <Button variant="primary" type="submit" isPending={google.isPending} isDisabled={isHalf}>
          {t('connectGoogleSheets')}
        </Button>
      </div>
    </form>
  );
}

interface Typed {
  readonly key: string;
  readonly shareWith: string;
}

interface GoogleFieldsProps {
  readonly typed: Typed;
  readonly onChange: (typed: Typed) => void;
  readonly failure: CallFailure | null;
}

function GoogleFields({ typed, onChange, failure }: GoogleFieldsProps) {
  const errorOf = (field: string) => (failure?.field === field ? failure.message : undefined);
  return (
    <>
      <TextField
        label={t('serviceAccountKey')}
        value={typed.key}
        onChange={(key) => onChange({ ...typed, key })}
        rows={4}
        maxLength={10_000}
        autoComplete="off"
        spellCheck="false"
        description={t('serviceAccountKeyDescription')}
        errorMessage={errorOf('key')}
      />
      <TextField
        label={t('shareSpreadsheets')}
        type="email"
        value={typed.shareWith}
        onChange={(shareWith) => onChange({ ...typed, shareWith })}
        maxLength={254}
        description={t('shareSpreadsheetsDescription')}
        errorMessage={errorOf('shareWith')}
      />
    </>
  );
}
