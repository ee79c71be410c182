import type { ProductFile } from '@veranda/contracts/downloads';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Trash2 } from 'lucide-react';
import { messageOf } from '../../api/call-failure.ts';
import { formatDay } from '../../format-date-time.ts';
import { formatBytes } from '../media/format-bytes.ts';
import type { useFileMutations } from './file-queries.ts';
import { t } from './messages.ts';
import './downloads.css';

interface FileListProps {
  readonly files: readonly ProductFile[];
  readonly remove: ReturnType<typeof useFileMutations>['remove'];
}

/** The files by name and size; taking one out leaves it with those who have bought it. */
export function FileList({ files, remove }: FileListProps) {
  if (files.length === 0) return null;
  const take = (file: ProductFile) =>
    remove.mutate(file.id, {
      onSuccess: () => showToast({ text: t('fileRemoved', { fileName: file.fileName }) }),
      onError: (fault) => showToast({ text: messageOf(fault), isDanger: true }),
    });
  return (
    <ul className="product-files">
      {files.map((file) => (
        <li key={file.id}>
          <span className="ui-grow">
            <strong>{file.fileName}</strong>
            <span className="ui-help">
              {formatBytes(file.bytes)} · {formatDay(file.addedAt)}
            </span>
          </span>
          <IconButton
            label={t('removeFileName', { fileName: file.fileName })}
            size="small"
            onPress={() => take(file)}
          >
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
