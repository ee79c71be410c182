import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { FileText, Layers, Plus, X } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { laterPart } from '../../later-part.ts';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import { t } from './messages.ts';

const panels = {
  insert: laterPart(() => import('./InsertPanel.tsx').then((file) => file.InsertPanel)),
  layers: laterPart(() => import('../layers/LayersPanel.tsx').then((file) => file.LayersPanel)),
  pages: laterPart(() => import('./PagesPanel.tsx').then((file) => file.PagesPanel)),
};

export type RailPanel = 'insert' | 'layers' | 'pages';

const icons = { insert: Plus, layers: Layers, pages: FileText } as const;

interface EditorRailProps {
  readonly panel: RailPanel | null;
  readonly onPanel: (panel: RailPanel | null) => void;
}

/** Tools at the side of the page, one panel open at a time. */
export function EditorRail({ panel, onPanel }: EditorRailProps) {
  const { canWrite } = usePageEditorContext();
  const Panel = panel === null ? null : panels[panel];
  const offered = (['insert', 'layers', 'pages'] as const).filter((each) => canWrite || each !== 'insert');
  return (
    <div className="workspace-tools" role="group" aria-label={t('tools')} data-region="tools">
      <div className="workspace-rail">
        {offered.map((each) => {
          const Icon = icons[each];
          return (
            <IconButton
              key={each}
              label={t(each)}
              aria-expanded={panel === each}
              onPress={() => onPanel(panel === each ? null : each)}
            >
              <Icon size={20} aria-hidden="true" />
            </IconButton>
          );
        })}
      </div>
      {panel && Panel ? (
        <RailFrame title={t(panel)} onClose={() => onPanel(null)}>
          <Suspense fallback={<Skeleton height="160px" />}>
            <Panel />
          </Suspense>
        </RailFrame>
      ) : null}
    </div>
  );
}

interface RailFrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function RailFrame({ title, onClose, children }: RailFrameProps) {
  return (
    <section className="workspace-panel" aria-label={title}>
      <header className="workspace-panel-head">
        <h2>{title}</h2>
        <IconButton label={t('closePanel', { name: title.toLowerCase() })} size="small" onPress={onClose}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </header>
      {children}
    </section>
  );
}
