import type { Design } from '@veranda/contracts/design';
import { lostContrast } from '@veranda/domain/design/section-contrast';
import { shownValues, type TweakSession } from '@veranda/domain/design/tweak-session';
import { Notice } from '@veranda/ui/Notice.tsx';
import { PageHeader } from '@veranda/ui/PageHeader.tsx';
import { Tabs } from '@veranda/ui/Tabs.tsx';
import { isRefusal } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { SaveBar } from '../../SaveBar.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { useEditorBefore } from './use-editor-before.ts';
import { useSectionColours } from '../blocks/use-section-colours.ts';
import { ColoursPanel } from './ColoursPanel.tsx';
import { CssPanel } from './CssPanel.tsx';
import type { DesignPanelProps } from './design-panel-props.ts';
import { type DesignPanel, designPanels } from './design-panels.ts';
import { DesignCanvas } from './DesignCanvas.tsx';
import { FontsPanel } from './FontsPanel.tsx';
import { LayoutPanel } from './LayoutPanel.tsx';
import { LostContrastNotice } from './LostContrastNotice.tsx';
import { useDesignPreview } from './use-design-preview.ts';
import { useDesignSession, useSaveDesign, useTweakState } from './use-design.ts';
import { t } from './messages.ts';

interface DesignEditorProps {
  readonly design: Design;
  readonly panel: DesignPanel;
  /** Reads the design again: somebody else has saved it. */
  readonly refetch: () => void;
}

const panels = { colors: ColoursPanel, fonts: FontsPanel, layout: LayoutPanel, css: CssPanel } as const;

/** The panels of a design with its page; what is changed is staged until it is saved. */
export function DesignEditor({ design, panel, refetch }: DesignEditorProps) {
  const { slug } = useSite();
  const editor = useEditorBefore();
  const { panelProps, preview, saving, count, lost, save } = useDesignEditing(design);
  const { session, canWrite } = panelProps;
  const Panel = panels[panel];
  return (
    <form
      className="design"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="design-side">
        <DesignHead canWrite={canWrite} editor={editor} />
        <Tabs label={t('design')} selected={panel} tabs={tabsOf(slug, editor)}>
          <Panel {...panelProps} />
        </Tabs>
        <div className="design-foot">
          <LostContrastNotice lost={lost} />
          <DesignSaveBar count={count} session={session} saving={saving} refetch={refetch} />
        </div>
      </div>
      <DesignCanvas css={preview.shown?.css ?? null} hasFailed={preview.hasFailed} />
      <UnsavedGuard
        isDirty={count > 0}
        onSave={save}
        isSaving={saving.isPending}
        staysWithin={paths.design(slug)}
      />
    </form>
  );
}

function useDesignEditing(design: Design) {
  const site = useSite();
  const session = useDesignSession(design);
  const state = useTweakState(session);
  const preview = useDesignPreview(site.id, session);
  const saving = useSaveDesign(site.id, session);
  const stored = useSectionColours();
  const themes = preview.shown?.themes ?? stored;
  const count = Object.keys(state.staged).length;
  const panelProps: DesignPanelProps = {
    design,
    session,
    themes,
    values: shownValues(state),
    cssProblems: preview.shown?.problems ?? [],
    canWrite: mayWrite(site, 'design'),
  };
  return {
    panelProps,
    preview,
    saving,
    count,
    lost: count > 0 ? lostContrast(stored, themes) : [],
    save: () => saving.mutateAsync().then(...asOutcome),
  };
}

interface DesignHeadProps {
  readonly canWrite: boolean;
  /** Address of the editor that one comes from. */
  readonly editor: string | null;
}

function DesignHead({ canWrite, editor }: DesignHeadProps) {
  return (
    <>
      <PageHeader
        title={t('design')}
        {...(editor === null ? {} : { back: { href: editor, label: t('backToEditor') } })}
      />
      {canWrite ? null : <Notice>{t('readOnly')}</Notice>}
    </>
  );
}

const asOutcome = [() => true, () => false] as const;

interface DesignSaveBarProps extends Pick<DesignEditorProps, 'refetch'> {
  /** Changes that are not saved. */
  readonly count: number;
  readonly session: TweakSession;
  readonly saving: ReturnType<typeof useSaveDesign>;
}

function DesignSaveBar({ count, session, saving, refetch }: DesignSaveBarProps) {
  const { error } = saving;
  const isOutdated = isRefusal(error, 'version-conflict');
  return (
    <SaveBar
      isDirty={count > 0}
      isSaving={saving.isPending}
      note={t('changes', { count })}
      failure={error}
      wayOut={isOutdated ? { label: t('takeTheirs'), onPress: refetch } : undefined}
      onDiscard={() => {
        saving.reset();
        session.discard();
      }}
    />
  );
}

function tabsOf(site: string, editor: string | null) {
  const hrefOf = (panel: string) =>
    editor === null ? paths.designPanel(site, panel) : paths.designFrom(site, panel, editor);
  return designPanels.map(({ id, label }) => ({ id, label, href: hrefOf(id) }));
}
