import type { Design } from '@veranda/contracts/design';
import type { DesignValues } from '@veranda/domain/design/design-values';
import { lostContrast } from '@veranda/domain/design/section-contrast';
import type { TweakSession } from '@veranda/domain/design/tweak-session';
import { tweakClasses } from '@veranda/domain/design/tweak-classes';
import { shownValues, stepNames, type TweakState } from '@veranda/domain/design/tweak-state';
import { Tabs } from '@veranda/ui/Tabs.tsx';
import { useMemo, useState } from 'react';
import { useEditKeys } from '../../editing/use-edit-keys.ts';
import { paths } from '../../paths.ts';
import { SaveBar } from '../../SaveBar.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { useEditorBefore } from './use-editor-before.ts';
import { useSectionColours } from '../blocks/use-section-colours.ts';
import { ColoursPanel } from './ColoursPanel.tsx';
import { ContestedNotice } from './ContestedNotice.tsx';
import { CssPanel } from './CssPanel.tsx';
import type { DesignPanelProps } from './design-panel-props.ts';
import { type DesignPanel, designPanels } from './design-panels.ts';
import { type DesignScreenKey, screenOfPageType } from './design-screens.ts';
import { DesignCanvas } from './DesignCanvas.tsx';
import { DesignHead, titleOf } from './DesignHead.tsx';
import { FontsPanel } from './FontsPanel.tsx';
import { LostContrastNotice } from './LostContrastNotice.tsx';
import { ButtonsPanel, LayoutPanel, PagesPanel } from './TweakPanels.tsx';
import { useDesignPreview } from './use-design-preview.ts';
import { useDesignSession, useSaveDesign, useTweakState } from './use-design.ts';
import { t } from './messages.ts';
import { isRefusal } from '../../api/call-failure.ts';

interface DesignEditorProps {
  readonly design: Design;
  readonly panel: DesignPanel;
}

const panels = {
  colors: ColoursPanel,
  fonts: FontsPanel,
  buttons: ButtonsPanel,
  layout: LayoutPanel,
  pages: PagesPanel,
  css: CssPanel,
} as const;

/** The panels of a design with its page; what is changed is staged until it is saved. */
export function DesignEditor({ design, panel }: DesignEditorProps) {
  const { slug } = useSite();
  const editor = useEditorBefore();
  const { panelProps, preview, saving, count, lost, save, classes, ...head } = useDesignEditing(design);
  const Panel = panels[panel];
  const shown = useShownScreen(design, head.state);
  return (
    <form
      className="design"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="design-side">
        <DesignHead {...head} {...panelProps} editor={editor} />
        <Tabs label={t('design')} selected={panel} tabs={tabsOf(slug, editor)}>
          <Panel {...panelProps} />
        </Tabs>
        <DesignFoot {...panelProps} state={head.state} lost={lost} saving={saving} />
      </div>
      <DesignCanvas
        css={preview.shown?.css ?? null}
        brand={preview.shown?.brand ?? null}
        classes={classes}
        hasFailed={preview.hasFailed}
        {...shown}
      />
      <UnsavedGuard
        isDirty={count > 0}
        onSave={save}
        isSaving={saving.isPending}
        staysWithin={paths.design(slug)}
      />
    </form>
  );
}

// What was changed last is shown, until another screen is chosen.
function useShownScreen({ tweaks }: Design, { undo }: TweakState) {
  const [chosen, setChosen] = useState<{ readonly screen: DesignScreenKey; readonly at: unknown } | null>(
    null,
  );
  const [last] = undo;
  const names = stepNames(undo);
  const changed = tweaks.find(({ variable }) => variable === names[0]);
  const screen = chosen?.at === last ? chosen?.screen : changed && screenOfPageType[changed.pageType];
  return {
    screen: screen ?? 'home',
    onScreen: (next: DesignScreenKey) => setChosen({ screen: next, at: last }),
  };
}

function useDesignEditing(design: Design) {
  const site = useSite();
  const { session, log, people } = useDesignSession(site.id, design);
  const state = useTweakState(session);
  const preview = useDesignPreview(site.id, session);
  const saving = useSaveDesign(site.id, { session, log });
  const stored = useSectionColours();
  const themes = preview.shown?.themes ?? stored;
  const count = Object.keys(state.staged).length;
  const panelProps: DesignPanelProps = {
    design,
    session,
    themes,
    values: shownValues(state),
    cssProblems: preview.shown?.problems ?? noProblems,
    canWrite: mayWrite(site, 'design'),
  };
  const save = () => saving.mutateAsync().then(...asOutcome);
  useEditKeys({
    undo: session.undo,
    redo: session.redo,
    save: () => void (count > 0 && !saving.isPending && save()),
  });
  const classes = useShownClasses(design, panelProps.values);
  const lost = count > 0 ? lostContrast(stored, themes) : [];
  return { panelProps, preview, saving, count, lost, save, classes, state, people };
}

function useShownClasses({ tweaks, values: read }: Design, values: DesignValues) {
  const asRead = useMemo(() => tweakClasses(tweaks, read), [tweaks, read]);
  const shown = tweakClasses(tweaks, values).join(' ');
  return useMemo(() => ({ asRead, shown: shown.split(' ') }), [asRead, shown]);
}

const noProblems: DesignPanelProps['cssProblems'] = [];

const asOutcome = [() => true, () => false] as const;

interface DesignFootProps extends Pick<DesignPanelProps, 'design' | 'session'> {
  readonly state: TweakState;
  readonly lost: ReturnType<typeof lostContrast>;
  readonly saving: ReturnType<typeof useSaveDesign>;
}

function DesignFoot({ design, session, state, lost, saving }: DesignFootProps) {
  const contested = Object.keys(state.contested);
  return (
    <div className="design-foot">
      <ContestedNotice contested={contested} session={session} titleOf={(name) => titleOf(design, name)} />
      <LostContrastNotice lost={lost} />
      <DesignSaveBar
        count={Object.keys(state.staged).length}
        isContested={contested.length > 0}
        session={session}
        saving={saving}
      />
    </div>
  );
}

interface DesignSaveBarProps {
  /** Changes that are not saved. */
  readonly count: number;
  /** Somebody else has saved some of them otherwise. */
  readonly isContested: boolean;
  readonly session: TweakSession;
  readonly saving: ReturnType<typeof useSaveDesign>;
}

function DesignSaveBar({ count, isContested, session, saving }: DesignSaveBarProps) {
  const isConflict = isRefusal(saving.error, 'version-conflict');
  return (
    <SaveBar
      isDirty={count > 0}
      isSaving={saving.isPending}
      note={t('changes', { count })}
      failure={isConflict && !isContested ? null : saving.error}
      failureText={isConflict ? t('chooseBeforeSaving') : undefined}
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
