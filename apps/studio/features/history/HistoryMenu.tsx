import { Button } from '@veranda/ui/Button.tsx';
import { Menu, type MenuAction } from '@veranda/ui/Menu.tsx';
import { Bookmark, ChevronDown, History } from 'lucide-react';
import { t } from './messages.ts';

interface HistoryMenuProps {
  /** Address of the versions. */
  readonly href: string;
  /** Asks for a name for the document as it is now; null for those who may not change it. */
  readonly onName: (() => void) | null;
}

/** The way from an editor to what was: the versions of its document. */
export function HistoryMenu({ href, onName }: HistoryMenuProps) {
  const actions: MenuAction[] = [
    {
      id: 'history',
      label: t('versionHistory'),
      note: t('versionHistoryNote'),
      icon: <History size={16} aria-hidden="true" />,
      href,
    },
  ];
  if (onName)
    actions.push({
      id: 'name',
      label: t('nameCurrentVersion'),
      note: t('versionNameDescription'),
      icon: <Bookmark size={16} aria-hidden="true" />,
      onAction: onName,
    });
  return (
    <Menu
      label={t('history')}
      trigger={
        <Button size="small" variant="quiet">
          <History size={16} aria-hidden="true" />
          <span className="editor-bar-label">{t('history')}</span>
          <ChevronDown size={14} aria-hidden="true" />
        </Button>
      }
      actions={actions}
    />
  );
}
