import { parseRedirectList, type UnreadLine } from '@veranda/domain/publishing/redirects';
import { Button } from '@veranda/ui/Button.tsx';
import { FormDialog } from '@veranda/ui/FormDialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { useRedirectMutations } from './redirect-queries.ts';
import { t } from './messages.ts';

/** Lines that are shown of those that cannot be read. */
const shownLines = 10;

/** Redirects from a list that is pasted, or a file. */
export function ImportRedirects({ onClose }: { readonly onClose: () => void }) {
  const { id: site } = useSite();
  const [text, setText] = useState('');
  const { redirects, unread } = parseRedirectList(text);
  const { add } = useRedirectMutations(site);
  const count = redirects.length;
  const onSuccess = () => {
    showToast({ text: t('imported', { count }) });
    onClose();
  };
  return (
    <FormDialog
      title={t('importTitle')}
      kind="wide"
      submitLabel={count === 0 ? t('import') : t('importNow', { count })}
      isDismissable={text === ''}
      isPending={add.isPending}
      problem={add.isError ? messageOf(add.error) : null}
      onSubmit={() => {
        if (count > 0) add.mutate({ redirects: [...redirects] }, { onSuccess });
      }}
      onClose={onClose}
    >
      <TextField
        label={t('importField')}
        description={t('importHelp')}
        value={text}
        onChange={setText}
        rows={8}
        placeholder={t('importSample')}
      />
      <ListFile onText={setText} />
      {text === '' ? null : <Found count={count} unread={unread} />}
    </FormDialog>
  );
}

function ListFile({ onText }: { readonly onText: (text: string) => void }) {
  return (
    <FileTrigger
      acceptedFileTypes={['.csv', '.txt', 'text/csv', 'text/plain']}
      onSelect={(files) => void files?.[0]?.text().then(onText)}
    >
      <Button size="small">{t('chooseFile')}</Button>
    </FileTrigger>
  );
}

interface FoundProps {
  readonly count: number;
  readonly unread: readonly UnreadLine[];
}

function Found({ count, unread }: FoundProps) {
  return (
    <>
      <p role="status">{t('importFound', { count })}</p>
      {unread.length > 0 ? (
        <Notice tone="warn">
          {t('importUnread', { count: unread.length })}
          <ul className="redirect-address">
            {unread.slice(0, shownLines).map(({ line, text }) => (
              <li key={line}>{t('unreadLine', { line, text: text.slice(0, 120) })}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </>
  );
}
