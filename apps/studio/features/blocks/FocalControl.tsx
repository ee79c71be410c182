import { type FocalPoint, isFocalPoint } from '@veranda/domain/media/focal-point';
import { Button } from '@veranda/ui/Button.tsx';
import { FocalEditor } from '../media/FocalEditor.tsx';
import { useAsset } from '../media/use-asset.ts';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';

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
  return (
    <div className="ui-field focal" role="group" aria-label={label}>
      <span className="ui-label">{label}</span>
      {file || !hasPicture ? (
        <>
          <FocalEditor file={file} point={point} onChange={isReadOnly ? null : onChange} />
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
