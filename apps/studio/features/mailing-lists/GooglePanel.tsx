import type { Connections } from '@veranda/contracts/mailing-lists-connections';
import { Panel } from '@veranda/ui/Panel.tsx';
import { ConnectedAccount } from './ConnectedAccount.tsx';
import { ConnectGoogle } from './ConnectGoogle.tsx';
import { t } from './messages.ts';

const question = {
  title: t('disconnectGoogleSheets'),
  text: t('disconnectGoogleSheetsText'),
};

/** Google Sheets: connected by the key of a service account. */
export function GooglePanel({ account }: { readonly account: Connections['googleSheets'] }) {
  return (
    <Panel title={t('googleSheets')} note={t('googleSheetsNote')}>
      {account ? (
        <ConnectedAccount provider="google-sheets" account={account} question={question} />
      ) : (
        <ConnectGoogle />
      )}
    </Panel>
  );
}
