import { useQuery } from '@tanstack/react-query';
import type { Connections } from '@veranda/contracts/mailing-lists-connections';
import { Button } from '@veranda/ui/Button.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { PasswordField } from '@veranda/ui/PasswordField.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { FailureNotice } from '../../FailureNotice.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { ConnectedAccount } from './ConnectedAccount.tsx';
import { listOptionsQuery, useConnectionMutations } from '../../queries/connection-queries.ts';
import { t } from './messages.ts';

const question = {
  title: t('disconnectMailchimp'),
  text: t('disconnectMailchimpText'),
};

/** Mailchimp: connected by an API key, its lists shown, disconnected after a question. */
export function MailchimpPanel({ account }: { readonly account: Connections['mailchimp'] }) {
  return (
    <Panel title={t('mailchimp')} note={t('mailchimpNote')}>
      {account ? (
        <div className="ui-stack">
          <ConnectedAccount provider="mailchimp" account={account} question={question} />
          <MailchimpLists />
        </div>
      ) : (
        <ConnectMailchimp />
      )}
    </Panel>
  );
}

function MailchimpLists() {
  const site = useSite();
  const options = useQuery(listOptionsQuery(site.id, 'mailchimp'));
  if (options.isPending)
    return (
      <div role="status" aria-label={t('loadingMailchimpLists')}>
        <Skeleton height="48px" />
      </div>
    );
  if (options.isError)
    return <FailureNotice failure={options.error} onRetry={() => void options.refetch()} />;
  if (options.data.lists.length === 0) return <Notice tone="warn">{t('noMailingLists')}</Notice>;
  return (
    <div>
      <h3 className="connection-head">{t('listsOfTheAccount')}</h3>
      <ul className="connection-lists">
        {options.data.lists.map((list) => (
          <li key={list.id}>{list.name}</li>
        ))}
      </ul>
    </div>
  );
}

function ConnectMailchimp() {
  const site = useSite();
  const { mailchimp } = useConnectionMutations(site.id);
  const [key, setKey] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const connect = () => {
    setEmpty(key.trim() === '');
    if (key.trim() !== '') mailchimp.mutate(key.trim());
  };
  if (!mayWrite(site, 'settings')) return <p className="ui-muted">{t('noAccountIsConnected')}</p>;
  return (
    <form
      className="ui-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        connect();
      }}
    >
      <PasswordField
        label={t('apiKey')}
        value={key}
        onChange={setKey}
        autoComplete="off"
        description={t('apiKeyDescription')}
        errorMessage={
          isEmpty ? t('apiKeyErrorMessage') : mailchimp.isError ? messageOf(mailchimp.error) : undefined
        }
      />
      <div>
        <Button variant="primary" type="submit" isPending={mailchimp.isPending}>
          {t('connectMailchimp')}
        </Button>
      </div>
    </form>
  );
}
