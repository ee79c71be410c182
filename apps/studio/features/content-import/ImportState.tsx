import type { ContentImport } from '@veranda/contracts/content-import';
import { isWorking } from '@veranda/domain/content-import/import-states';
import { Badge, type BadgeTone } from '@veranda/ui/Badge.tsx';
import { Button } from '@veranda/ui/Button.tsx';
import { LinkButton } from '@veranda/ui/LinkButton.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { ImportChoices } from './ImportChoices.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportReport } from './ImportReport.tsx';
import { filesOf } from './report-labels.ts';
import { UndoImport } from './UndoImport.tsx';
import { t } from './messages.ts';

const states: Readonly<Record<ContentImport['status'], readonly [string, BadgeTone]>> = {
  reading: [t('inProgress'), 'info'],
  running: [t('inProgress'), 'info'],
  undoing: [t('inProgress'), 'info'],
  checked: [t('checked'), 'accent'],
  done: [t('done'), 'ok'],
  cancelled: [t('cancelled'), 'neutral'],
  failed: [t('failed'), 'danger'],
  undone: [t('undone'), 'neutral'],
};

interface ImportStateProps {
  readonly found: ContentImport;
  readonly onAnother: () => void;
}

/** An import in whatever state it is, with what can be done about it. */
export function ImportState({ found, onAnother }: ImportStateProps) {
  const site = useSite();
  const [label, tone] = states[found.status];
  const isEditable = mayWrite(site, 'pages');
  return (
    <div className="ui-stack">
      <div className="ui-row content-import-head">
        <strong>{filesOf(found)}</strong>
        <Badge tone={tone}>{label}</Badge>
        {found.source ? <span className="ui-help">{sourceOf(found.source)}</span> : null}
      </div>
      {found.problem === null ? null : <Notice tone="danger">{found.problem}</Notice>}
      {isWorking(found.status) ? <ImportProgress found={found} /> : null}
      {found.status === 'checked' && isEditable ? <ImportChoices found={found} /> : null}
      {isWorking(found.status) || found.status === 'checked' ? null : (
        <div className="ui-row">
          {found.status === 'done' && found.collectionId !== null ? (
            <LinkButton href={paths.collection(site.slug, found.collectionId)}>{t('openPosts')}</LinkButton>
          ) : null}
          {isEditable ? <Button onPress={onAnother}>{t('another')}</Button> : null}
          {isEditable && found.status !== 'undone' && bringsAnything(found) ? (
            <UndoImport id={found.id} />
          ) : null}
        </div>
      )}
      {found.counts.length > 0 ? <ImportReport found={found} /> : null}
    </div>
  );
}

function bringsAnything({ counts }: ContentImport): boolean {
  return counts.some(({ status }) => status === 'done');
}

function sourceOf({ title, address }: NonNullable<ContentImport['source']>): string {
  return title !== '' && address !== '' ? t('source', { title, address }) : title || address;
}
