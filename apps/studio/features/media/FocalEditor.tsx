import type { AssetView } from '@veranda/contracts/media';
import { addressAtWidth } from '@veranda/domain/media/asset-address';
import type { FocalPoint } from '@veranda/domain/media/focal-point';
import { RangeField } from '@veranda/ui/RangeField.tsx';
import type { PointerEvent } from 'react';
import { t } from './messages.ts';
import './focal.css';

/** Pixels that the picture is high where there is room for it. */
const pictureHeight = 200;

interface FocalEditorProps {
  /** Absent for a video, which the page itself shows: it has sliders alone. */
  readonly file: AssetView | undefined;
  readonly point: FocalPoint;
  readonly onChange: ((point: FocalPoint) => void) | null;
}

/** The point of a picture that a crop keeps in view: by pressing the picture, or by two sliders. */
export function FocalEditor({ file, point, onChange }: FocalEditorProps) {
  const isReadOnly = onChange === null;
  const put = (change: Partial<FocalPoint>) => onChange?.({ ...point, ...change });
  return (
    <>
      {file ? (
        <>
          <FocalPicture file={file} point={point} onChange={onChange} />
          <span className="ui-help">{t('focalHelp')}</span>
        </>
      ) : null}
      <FocalSlider label={t('focalX')} part={point.x} isReadOnly={isReadOnly} onChange={(x) => put({ x })} />
      <FocalSlider label={t('focalY')} part={point.y} isReadOnly={isReadOnly} onChange={(y) => put({ y })} />
    </>
  );
}

// For pointers; the sliders are the way of the keyboard and of screen readers.
function FocalPicture({ file, point, onChange }: FocalEditorProps & { readonly file: AssetView }) {
  const ratio = (file.width ?? 1) / (file.height ?? 1);
  const take = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = partOf((event.clientX - box.left) / box.width);
    const y = partOf((event.clientY - box.top) / box.height);
    onChange?.({ x, y });
  };
  return (
    <div
      className={onChange ? 'focal-picture' : 'focal-picture focal-picture--still'}
      style={{ aspectRatio: ratio, width: `min(100%, ${String(pictureHeight * ratio)}px)` }}
      onPointerMove={take}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        take(event);
      }}
    >
      <img src={addressAtWidth(file.url, 500)} alt="" draggable={false} />
      <span className="focal-point" style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
    </div>
  );
}

interface FocalSliderProps {
  readonly label: string;
  readonly part: number;
  readonly isReadOnly: boolean;
  readonly onChange: (part: number) => void;
}

function FocalSlider({ label, part, isReadOnly, onChange }: FocalSliderProps) {
  const number = Math.round(part * 100);
  return (
    <RangeField
      label={label}
      value={number}
      min={0}
      max={100}
      step={1}
      words={t('percent', { number })}
      isDisabled={isReadOnly}
      onChange={(next) => onChange(next / 100)}
    />
  );
}

function partOf(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100) / 100;
}
