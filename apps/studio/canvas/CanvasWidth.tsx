import { NumberField } from '@veranda/ui/NumberField.tsx';
import { frameWidths } from './use-canvas-view.ts';
import { t } from './messages.ts';

interface CanvasWidthProps {
  /** Whole CSS pixels across that the page is drawn for. */
  readonly width: number;
  readonly onWidth: (width: number) => void;
}

/** Any width for the page to be shown at. */
export function CanvasWidth({ width, onWidth }: CanvasWidthProps) {
  return (
    <NumberField
      label={t('widthInPixels')}
      hideLabel
      value={width}
      minValue={frameWidths.min}
      maxValue={frameWidths.max}
      step={1}
      formatOptions={{ useGrouping: false }}
      onChange={(next) => Number.isInteger(next) && next !== width && onWidth(next)}
    />
  );
}
