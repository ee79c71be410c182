import type { AssetView } from '@veranda/contracts/media';
import { type FocalPoint, isFocalPoint } from '@veranda/domain/media/focal-point';
import { addressAtWidth } from '@veranda/domain/media/asset-address';
import { Button } from '@veranda/ui/Button.tsx';
import { RangeField } from '@veranda/ui/RangeField.tsx';
import type { PointerEvent } from 'react';
import { useAsset } from '../media/use-asset.ts';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';
import './focal.css';

interface FocalControlProps {
  readonly label: string;
  /** Id of the picture; empty for none. */
  readonly asset: string;
  /** False for the point of a video, which the page itself shows: it has sliders alone. */
  readonly hasPicture?: boolean;
  /** A focal point; anything else is the picture's own. */
  readonly value: unknown;
  readonly isReadOnly: boolean;
  /** Undefined: the picture's own point again. */
  readonly onChange: (value: FocalPoint | undefined) => void;
}

/** The point of a picture that a crop keeps in view: by pressing it, or by two sliders. */
export function FocalControl(props: FocalControlProps) {
  const { label, asset, hasPicture = true, value, isReadOnly, onChange } = props;
  const site = useSite();
  const file = useAsset(site.id, asset);
  const point = isFocalPoint(value) ? value : (file?.focalPoint ?? { x: 0.5, y: 0.5 });
  const put = (change: Partial<FocalPoint>) => onChange({ ...point, ...change });
  return (
    <div className="ui-field focal" role="group" aria-label={label}>
      <span className="ui-label">{label}</span>
      {file || !hasPicture ? (
        <>
          {file ? <FocalPicture file={file} point={point} onChange={isReadOnly ? null : onChange} /> : null}
          <FocalSlider
            label={t('focalX')}
            part={point.x}
            isReadOnly={isReadOnly}
            onChange={(x) => put({ x })}
          />
          <FocalSlider
            label={t('focalY')}
            part={point.y}
            isReadOnly={isReadOnly}
            onChange={(y) => put({ y })}
          />
          {isFocalPoint(value) && !isReadOnly ? (
            <span>
              <Button size="small" variant="quiet" onPress={() => onChange(undefined)}>
                {t(hasPicture ? 'focalReset' : 'focalCenter')}
              </Button>
            </span>
          ) : null}
        </>
      ) : (
        <span className="ui-help">{t('chooseAnImageFirst')}</span>
      )}
    </div>
  );
}

/** Pixels that the picture is high where there is room for it. */
const pictureHeight = 200;

interface FocalPictureProps {
  readonly file: AssetView;
  readonly point: FocalPoint;
  readonly onChange: ((point: FocalPoint) => void) | null;
}

// For pointers; the sliders are the way of the keyboard and of screen readers.
function FocalPicture({ file, point, onChange }: FocalPictureProps) {
  const ratio = (file.width ?? 1) / (file.height ?? 1);
  const take = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return;
    const box = event.currentTarget.getBoundingClientRect();
    const x = partOf((event.clientX - box.left) / box.width);
    const y = partOf((event.clientY - box.top) / box.height);
    onChange?.({ x, y });
  };
  const picture = (
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
  return (
    <>
      {picture}
      <span className="ui-help">{t('focalHelp')}</span>
    </>
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
