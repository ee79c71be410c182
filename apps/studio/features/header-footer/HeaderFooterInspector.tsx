import { type BlockValue, flagAt } from '@veranda/domain/blocks/kind';
import { announcementTime } from '@veranda/domain/header-footer/announcement';
import type { HeaderFooterKey } from '@veranda/domain/header-footer/header-footer-document';
import { headerFooterEdit } from '@veranda/domain/header-footer/header-footer-kinds';
import { sameValue } from '@veranda/domain/documents/same-value';
import { replacement } from '@veranda/domain/documents/replacement';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { PanelBottom, PanelTop } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ConflictCards } from '../../editing/ConflictCards.tsx';
import { EditorBar } from '../../editing/EditorBar.tsx';
import { useSessionEditor } from '../../editing/use-session-editor.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useNow } from '../../use-now.ts';
import { FieldList } from '../blocks/FieldList.tsx';
import type { LabelledField } from '../blocks/labelled-field.ts';
import { fieldName, labelledGroups, partName, t } from './messages.ts';
import type { OpenPart, OpenParts } from './open-parts.ts';
import './header-footer.css';

const icons = { header: PanelTop, footer: PanelBottom } as const;

interface HeaderFooterInspectorProps {
  readonly part: HeaderFooterKey;
  readonly open: OpenParts;
}

/** The settings of the header or the footer, which are the same on every page. */
export function HeaderFooterInspector({ part, open }: HeaderFooterInspectorProps) {
  const Icon = icons[part];
  const opened = open[part];
  return (
    <div className="inspector-part" role="group" aria-label={partName(part)} data-part={part} tabIndex={-1}>
      <div className="inspector-head">
        <Icon size={16} aria-hidden="true" />
        <h2 className="ui-clip">{partName(part)}</h2>
      </div>
      {opened ? (
        <OpenFields key={part} part={part} open={opened} />
      ) : (
        <div className="block-fields" role="status" aria-label={t('loading')}>
          <Skeleton height="56px" />
          <Skeleton height="56px" />
        </div>
      )}
    </div>
  );
}

function OpenFields({ part, open }: { readonly part: HeaderFooterKey; readonly open: OpenPart }) {
  const site = useSite();
  const canWrite = mayWrite(site, 'design');
  const { document } = useSessionEditor(open, [['site', site.id, 'detail']]);
  return (
    <div className="header-footer" onBlur={() => open.sync.flush()}>
      <EditorBar open={open} name={part} canWrite={canWrite} />
      <ConflictCards session={open.session} />
      <p className="ui-muted header-footer-note">{canWrite ? t('onEveryPage') : t('noRight')}</p>
      {labelledGroups(part).map((group) => (
        <FieldGroup key={group.key} label={group.label}>
          <FieldList
            fields={group.fields.map(withHelp)}
            value={document.values}
            isReadOnly={!canWrite}
            onChange={(path, value) => setValue({ part, open }, path, value)}
          />
          {group.key === 'announcement' ? <AnnouncementNote values={document.values} /> : null}
        </FieldGroup>
      ))}
    </div>
  );
}

const announcementTimes = {
  early: 'announcementIsEarly',
  over: 'announcementIsOver',
  never: 'announcementIsNeverSeen',
} as const;

/** Reason why visitors do not see an announcement that is on; nothing while they do. */
function AnnouncementNote({ values }: { readonly values: BlockValue }) {
  const { timeZone } = useSite();
  const time = announcementTime(values, useNow().getTime(), timeZone);
  if (!flagAt(values, 'announcement') || time === 'within') return null;
  return (
    <p className="ui-help" role="status">
      {t(announcementTimes[time])}
    </p>
  );
}

const helps: Readonly<Record<string, string>> = {
  title: t('titleHelp'),
  overlay: t('overlayHelp'),
  legal: t('legalHelp'),
};

function withHelp(field: LabelledField): LabelledField {
  const help = helps[field.path];
  return help === undefined ? field : { ...field, help };
}

function FieldGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className="header-footer-group" aria-labelledby={id}>
      <h3 id={id}>{label}</h3>
      <div className="block-fields">{children}</div>
    </section>
  );
}

interface EditedPart {
  readonly part: HeaderFooterKey;
  readonly open: OpenPart;
}

function setValue({ part, open: { session } }: EditedPart, path: string, value: unknown): void {
  const was = session.getState().document.values[path];
  if (sameValue(was, value)) return;
  const refusal = session.change([headerFooterEdit(replacement({ path }, { value, was }))], {
    label: t('changed', { field: fieldName(part, path) }),
    coalesceKey: path,
  });
  if (!refusal) return;
  const text = refusal.code === 'malformed' ? t('notPossible') : t('somebodyWasFaster');
  showToast({ topic: 'header-footer', text, isDanger: true });
}
