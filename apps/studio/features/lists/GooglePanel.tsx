import type { Connections } from '@veranda/contracts/lists-connections';
import { Panel } from '@veranda/ui/Panel.tsx';
import { ConnectedAccount } from './ConnectedAccount.tsx';
import { ConnectGoogle } from './ConnectGoogle.tsx';

const question = {
  title: 'Disconnect Google Sheets?',
  text: 'Form submissions will no longer be written to your spreadsheets. The spreadsheets stay as they are.',
};

/** Google Sheets: connected by the key of a service account. */
export function GooglePanel({ account }: { readonly account: Connections['googleSheets'] }) {
  return (
    <Panel
      title="Google Sheets"
      note="Every answer becomes a row of a spreadsheet. Without an account a form can keep its rows as a CSV file."
    >
      {account ? (
        <ConnectedAccount provider="google-sheets" account={account} question={question} />
      ) : (
        <ConnectGoogle />
      )}
    </Panel>
  );
}
