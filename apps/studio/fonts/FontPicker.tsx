import { useQuery } from '@tanstack/react-query';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import type { KitChoice } from './KitFonts.tsx';
import { t } from './messages.ts';
import './fonts.css';

interface FontPickerProps {
  /** Role that the font is chosen for, such as headings. */
  readonly role: string;
  readonly value: string;
  /** Names of the families that the site has in its style guide. */
  readonly used: readonly string[];
  /** Words that families are shown by at first. */
  readonly sample: string;
  readonly onChoose: (name: string) => void;
  readonly onClose: () => void;
  /** Absent where kits are not chosen. */
  readonly kit?: KitChoice | undefined;
}

/** The list of families is a part of its own, which is loaded when it is first looked at. */
const listQuery = {
  queryKey: ['font-list'],
  queryFn: () => import('./FontChoice.tsx'),
  staleTime: Number.POSITIVE_INFINITY,
};

/** Chooses a family: one that the site has, or one of all (administration §2). */
export function FontPicker({ role, onClose, ...rest }: FontPickerProps) {
  const [text, setText] = useState(rest.sample);
  const query = useQuery(listQuery);
  return (
    <Dialog title={t('chooseFont', { role })} kind="drawer" isOpen onClose={onClose}>
      <div className="font-picker">
        <TextField label={t('previewText')} value={text} onChange={setText} maxLength={80} />
        {query.isError ? (
          <ErrorState message={t('unableToLoadFonts')} onRetry={() => void query.refetch()} />
        ) : query.data ? (
          <query.data.FontChoice {...rest} text={text.trim() === '' ? rest.sample : text} />
        ) : (
          <div role="status" aria-label={t('loading')}>
            <Skeleton height="320px" />
          </div>
        )}
      </div>
    </Dialog>
  );
}
