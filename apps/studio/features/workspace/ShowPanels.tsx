import { Button } from '@veranda/ui/Button.tsx';
import { keyNames } from '../../commands/key-names.ts';
import { t } from './messages.ts';

/** The way back from the page alone to everything around it. */
export function ShowPanels({ onPress }: { readonly onPress: () => void }) {
  return (
    <div className="workspace-show">
      <Button size="small" onPress={onPress} aria-keyshortcuts="Control+. Meta+.">
        {t('showPanels')}
        <kbd className="workspace-key">{keyNames('Mod+.')}</kbd>
      </Button>
    </div>
  );
}
