import type { FileView } from '@veranda/contracts/media';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { Button as AriaButton } from 'react-aria-components/Button';
import { formatBytes } from '../media/format-bytes.ts';
import { formatDay } from '../../format-date-time.ts';
import type { RowSelection } from '../../use-row-selection.ts';
import { AssetFace } from '../media/AssetTile.tsx';
import { t } from './messages.ts';

interface FileCardProps {
  readonly file: FileView;
  /** Null where nothing can be done with several. */
  readonly selection: RowSelection | null;
  readonly onOpen: () => void;
}

/** A file in the grid: what it shows, its name, its size. */
export function FileCard({ file, selection, onOpen }: FileCardProps) {
  const isSelected = selection?.selected.has(file.id) ?? false;
  return (
    <li className={isSelected ? 'file-card file-card--selected' : 'file-card'}>
      <AriaButton className="file-open" onPress={onOpen}>
        <span className="file-face">
          <AssetFace asset={file} />
        </span>
        <span className="file-words">
          <span className="ui-clip">{file.fileName}</span>
          <span className="ui-help">
            {file.deletedAt ? t('deletedOn', { date: formatDay(file.deletedAt) }) : formatBytes(file.bytes)}
          </span>
        </span>
      </AriaButton>
      {selection ? (
        <span className="file-check">
          <Checkbox
            aria-label={t('selectFile', { name: file.fileName })}
            isSelected={isSelected}
            onChange={(isIn) => selection.select(file.id, isIn)}
          />
        </span>
      ) : null}
    </li>
  );
}
