import type { ContentImport } from '@veranda/contracts/content-import';
import { Button } from '@veranda/ui/Button.tsx';
import { ProgressBar } from '@veranda/ui/ProgressBar.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useImportMutations } from './import-queries.ts';
import { filesOf } from './report-labels.ts';
import { t } from './messages.ts';

/** How far an import is that is under way. */
export function ImportProgress({ found }: { readonly found: ContentImport }) {
  const site = useSite();
  const { cancel } = useImportMutations(site.id);
  const { status } = found;
  const isUndoing = status === 'undoing';
  const label = isUndoing
    ? t('undoing')
    : t(status === 'reading' ? 'reading' : 'running', { files: filesOf(found) });
  const { done, total } = status === 'reading' ? bytesOf(found) : entriesOf(found);
  const onError = (fault: unknown) => void showToast({ text: messageOf(fault), isDanger: true });
  return (
    <div className="ui-stack">
      <ProgressBar
        label={label}
        value={total === 0 ? undefined : (done / total) * 100}
        {...(status === 'running' ? { valueLabel: t('progress', { done, total }) } : {})}
      />
      <div className="ui-row">
        {isUndoing || !mayWrite(site, 'pages') ? null : (
          <Button isDisabled={cancel.isPending} onPress={() => cancel.mutate(found.id, { onError })}>
            {t('cancel')}
          </Button>
        )}
        <span className="ui-help">{t('staysOn')}</span>
      </div>
    </div>
  );
}

function bytesOf({ files, bytesRead }: ContentImport) {
  return { done: bytesRead, total: files.reduce((sum, { bytes }) => sum + bytes, 0) };
}

function entriesOf({ counts, status }: ContentImport) {
  const sum = (...states: readonly string[]): number =>
    counts.reduce((all, each) => all + (states.includes(each.status) ? each.count : 0), 0);
  return status === 'undoing'
    ? { done: sum('undone'), total: sum('done', 'undone') }
    : { done: sum('done', 'skipped'), total: sum('done', 'skipped', 'planned') };
}
