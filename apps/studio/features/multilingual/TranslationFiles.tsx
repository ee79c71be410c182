import { Button } from '@veranda/ui/Button.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { messageOf } from '../../api/call-failure.ts';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';
import { useTranslationMutations } from './multilingual-queries.ts';

/** Translations by file: down for translators, and up again. */
export function TranslationFiles({ language }: { readonly language: string }) {
  const { id: site } = useSite();
  const { upload } = useTranslationMutations(site, language);
  return (
    <>
      <div className="ui-row">
        <LinkButton href={`/api/studio/sites/${site}/translation-files/${language}`} download>
          {t('download')}
        </LinkButton>
        <FileTrigger
          acceptedFileTypes={['.csv', 'text/csv']}
          onSelect={(files) => void files?.[0]?.text().then((text) => upload.mutate(text))}
        >
          <Button isPending={upload.isPending}>{t('upload')}</Button>
        </FileTrigger>
      </div>
      {upload.isError ? <Notice tone="danger">{messageOf(upload.error)}</Notice> : null}
      {upload.data ? <Uploaded {...upload.data} /> : null}
    </>
  );
}

interface UploadedProps {
  readonly saved: number;
  readonly unread: readonly { readonly line: number; readonly problem: string }[];
}

function Uploaded({ saved, unread }: UploadedProps) {
  return (
    <Notice tone={unread.length > 0 ? 'warn' : 'ok'}>
      <p role="status">{t('uploaded', { count: saved })}</p>
      {unread.length > 0 ? (
        <>
          <p>{t('uploadUnread', { count: unread.length })}</p>
          <ul>
            {unread.slice(0, 10).map(({ line, problem }) => (
              <li key={line}>{t('unreadLine', { line, problem })}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  );
}
