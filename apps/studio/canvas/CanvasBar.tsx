import { NumberField } from '@veranda/ui/NumberField.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import type { ReactNode } from 'react';
import { type CanvasView, frameWidths } from './use-canvas-view.ts';
import { t } from './messages.ts';

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
        <NumberField
          label={t('widthInPixels')}
          hideLabel
          value={Math.round(width)}
          minValue={frameWidths.min}
          maxValue={frameWidths.max}
          step={1}
          formatOptions={{ useGrouping: false }}
          onChange={(next) => Number.isInteger(next) && next !== Math.round(width) && view.setWidth(next)}
        />
        {children}
      </span>
    </div>
  );
}
