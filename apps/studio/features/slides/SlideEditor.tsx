import type { QueryKey } from '@tanstack/react-query';
import type { SampleTexts } from '@veranda/domain/blocks/sample';
import { type Slide, slicesInOrder } from '@veranda/domain/pages/slides/slide';
import type { SliceKind } from '@veranda/domain/slices/slice-kind';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { LiveRegion } from '@veranda/ui/LiveRegion.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import type { ReactNode } from 'react';
import type { OpenDocument } from '../../documents/open-document.ts';
import { ConflictCards } from '../../editing/ConflictCards.tsx';
import { EditorBar } from '../../editing/EditorBar.tsx';
import { UnsentGuard } from '../../editing/UnsentGuard.tsx';
import { useSelectedPart } from '../../editing/use-selected-part.ts';
import { useSessionEditor } from '../../editing/use-session-editor.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { useTitle } from '../../use-title.ts';
import { useAskedContent } from '../section-library/use-asked-content.ts';
import { AddSlice } from './AddSlice.tsx';
import { LookPanel } from './LookPanel.tsx';
import { PopupPanel } from './PopupPanel.tsx';
import { SlicePanel } from './SlicePanel.tsx';
import { SliceRows } from './SliceRows.tsx';
import { SlideStage } from './SlideStage.tsx';
import { type SlideEdits, useSlideEdits } from './use-slide-edits.ts';
import { t } from './messages.ts';
import './slides.css';

interface SlideEditorProps {
  readonly open: OpenDocument<Slide>;
  readonly title: string;
  /** Says when visitors see it. */
  readonly note: ReactNode;
  readonly actions?: ReactNode;
  /** Lists that tell of it: they are read again after a save. */
  readonly lists: readonly QueryKey[];
}

/** A slide edited slice by slice and saved by itself, drawn beside with every change. */
export function SlideEditor({ open, title, note, actions, lists }: SlideEditorProps) {
  const site = useSite();
  const { document: slide } = useSessionEditor(open, [...lists, ['site', site.id, 'detail']]);
  const edits = useSlideEdits(open.session);
  const [chosen, choose] = useSelectedPart(open, slicesInOrder(slide));
  const isReadOnly = !mayWrite(site, slide.type === 'cover-page' ? 'pages' : 'design');
  useTitle(title, site.title);
  return (
    <div className="ui-page slide-editor">
      <PageHeader title={title} actions={actions} />
      <p className="ui-muted">{isReadOnly ? t('noRight') : note}</p>
      <EditorBar open={open} name={slide.type} canWrite={!isReadOnly} />
      <div className="slide-columns" onBlur={() => open.sync.flush()}>
        <div className="ui-stack">
          <ConflictCards session={open.session} />
          <LiveRegion said={edits.said} />
          {slide.type === 'popup-overlay' ? (
            <PopupPanel slide={slide} isReadOnly={isReadOnly} edits={edits} />
          ) : null}
          <Slices
            open={open}
            slide={slide}
            edits={edits}
            chosen={chosen}
            isReadOnly={isReadOnly}
            onChoose={choose}
          />
          <LookPanel slide={slide} isReadOnly={isReadOnly} edits={edits} />
        </div>
        <div className="slide-stage">
          <SlideStage slide={slide} title={title} chosen={chosen} onChoose={choose} />
        </div>
      </div>
      <UnsentGuard open={open} />
    </div>
  );
}

interface SlicesProps {
  readonly open: OpenDocument<Slide>;
  readonly slide: Slide;
  readonly edits: SlideEdits;
  readonly chosen: string | null;
  readonly isReadOnly: boolean;
  readonly onChoose: (slice: string | null) => void;
}

function Slices({ open, slide, edits, chosen, isReadOnly, onChoose }: SlicesProps) {
  const site = useSite();
  const content = useAskedContent(site.id);
  const slice = chosen === null ? undefined : slide.slices[chosen];
  const texts: SampleTexts = (key) => site.sampleTexts[key] ?? '';
  const add = async (kind: SliceKind) => {
    const value = kind.sample?.(texts, await content.read()) ?? kind.defaults;
    const last = slicesInOrder(open.session.getState().document).at(-1)?.id ?? null;
    const added = edits.add(kind, value, slice?.id ?? last);
    if (added !== null) onChoose(added);
  };
  return (
    <>
      {Object.keys(slide.slices).length === 0 ? (
        <EmptyState title={t('noSlicesYet')}>{t('addYourFirstSlice')}</EmptyState>
      ) : (
        <SliceRows
          slide={slide}
          chosen={chosen}
          presence={open.presence}
          onChoose={onChoose}
          edits={isReadOnly ? null : edits}
        />
      )}
      {isReadOnly ? null : <AddSlice slide={slide} onChoose={(kind) => void add(kind)} />}
      {slice ? <SlicePanel key={slice.id} slice={slice} isReadOnly={isReadOnly} edits={edits} /> : null}
    </>
  );
}
