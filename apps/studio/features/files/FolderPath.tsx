import { Button } from '@veranda/ui/Button.tsx';
import { ChevronRight } from 'lucide-react';
import type { PlacedFolder } from './folder-tree.ts';
import { t } from './messages.ts';

interface FolderPathProps {
  /** From the top down; the last one is open. */
  readonly path: readonly PlacedFolder[];
  readonly onOpen: (folder: string) => void;
}

/** The way from the top to the folder that is open. */
export function FolderPath({ path, onOpen }: FolderPathProps) {
  const above = [{ id: 'top', name: t('topFolder') }, ...path.slice(0, -1)];
  return (
    <nav aria-label={t('folders')}>
      <ol className="folder-path">
        {above.map(({ id, name }) => (
          <li key={id}>
            <Button size="small" variant="quiet" onPress={() => onOpen(id)}>
              {name}
            </Button>
            <ChevronRight size={14} aria-hidden="true" />
          </li>
        ))}
        <li aria-current="page">{path.at(-1)?.name}</li>
      </ol>
    </nav>
  );
}
