import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { type ReactNode, Suspense } from 'react';
import { laterPart } from '../later-part.ts';
import type { CanvasView } from './use-canvas-view.ts';
import { t } from './messages.ts';

const CanvasWidth = laterPart(() => import('./CanvasWidth.tsx').then((file) => file.CanvasWidth));

const devices = (['desktop', 'tablet', 'phone'] as const).map((value) => ({ value, label: t(value) }));

interface CanvasBarProps {
  readonly view: CanvasView;
  /** CSS pixels across that the page is drawn for. */
  readonly width: number;
  /** Stands at the end of the bar. */
  readonly children?: ReactNode;
}

/** The device that the page is shown on, or any width. */
export function CanvasBar({ view, width, children }: CanvasBarProps) {
  return (
    <div className="preview-bar">
      <SegmentedControl
        label={t('shownOn')}
        segments={devices}
        value={view.device}
        onChange={view.setDevice}
      />
      {view.device === 'tablet' ? <span className="ui-help">{t('tabletIsLookedAt')}</span> : null}
      <span className="preview-width">
        <Suspense fallback={<span className="preview-width-place">{Math.round(width)}</span>}>
          <CanvasWidth width={Math.round(width)} onWidth={view.setWidth} />
        </Suspense>
        {children}
      </span>
    </div>
  );
}
