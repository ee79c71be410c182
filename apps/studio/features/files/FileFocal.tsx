import type { FileView } from '@veranda/contracts/media';
import { addressAtWidth } from '@veranda/domain/media/asset-address';
import { useState } from 'react';
import { useAfterPause } from '../../use-after-pause.ts';
import { FocalEditor } from '../media/FocalEditor.tsx';
import { useDescribeFile } from './use-describe-file.ts';
import { t } from './messages.ts';

const crops = [
  { ratio: '16 / 9', label: t('ratioWide') },
  { ratio: '1', label: t('ratioSquare') },
  { ratio: '3 / 4', label: t('ratioTall') },
];

/** The point of an image that stays in view, and what three crops of it show. */
export function FileFocal({ file, isEditable }: { readonly file: FileView; readonly isEditable: boolean }) {
  const [point, setPoint] = useState(file.focalPoint);
  const save = useDescribeFile(file.id);
  const saveSoon = useAfterPause(() => save.mutate({ focalPoint: point }));
  return (
    <div className="ui-field focal" role="group" aria-label={t('focalPoint')}>
      <span className="ui-label">{t('focalPoint')}</span>
      <FocalEditor
        file={file}
        point={point}
        onChange={
          isEditable
            ? (next) => {
                setPoint(next);
                saveSoon();
              }
            : null
        }
      />
      <span className="ui-label">{t('cropsOf')}</span>
      <ul className="file-crops">
        {crops.map(({ ratio, label }) => (
          <li key={ratio}>
            <img
              src={addressAtWidth(file.url, 300)}
              alt=""
              style={{
                aspectRatio: ratio,
                objectPosition: `${String(point.x * 100)}% ${String(point.y * 100)}%`,
              }}
            />
            <span className="ui-help">{label}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
