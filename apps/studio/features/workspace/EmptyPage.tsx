import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { Plus } from 'lucide-react';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import { t } from './messages.ts';

/** Over the canvas of a page without sections: the way to its first one. */
export function EmptyPage() {
  const { chooseSection } = usePageEditorContext();
  return (
    <div className="workspace-empty">
      <EmptyState
        title={t('addFirstSection')}
        actions={
          <Button variant="primary" onPress={() => chooseSection(null)}>
            <Plus size={16} aria-hidden="true" />
            {t('addASection')}
          </Button>
        }
      >
        {t('addFirstSectionText')}
      </EmptyState>
    </div>
  );
}
