import { IconButton } from '@veranda/ui/IconButton.tsx';
import { IconLink } from '@veranda/ui/IconLink.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { FileText, Images, Layers, Palette, Plus, X } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { laterPart } from '../../later-part.ts';
import { paths } from '../../paths.ts';
import { mayRead, useSite } from '../../shell/use-site.ts';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import { t } from './messages.ts';

const panels = {
  insert: laterPart(() => import('./InsertPanel.tsx').then((file) => file.InsertPanel)),
  layers: laterPart(() => import('../layers/LayersPanel.tsx').then((file) => file.LayersPanel)),
  pages: laterPart(() => import('./PagesPanel.tsx').then((file) => file.PagesPanel)),
  files: laterPart(() => import('./FilesPanel.tsx').then((file) => file.FilesPanel)),
};

export type RailPanel = keyof typeof panels;

const icons = { insert: Plus, layers: Layers, pages: FileText, files: Images } as const;

interface EditorRailProps {
  readonly panel: RailPanel | null;
  readonly onPanel: (panel: RailPanel | null) => void;
}

/** Tools at the side of the page, one panel open at a time. */
export function EditorRail({ panel, onPanel }: EditorRailProps) {
  const { canWrite } = usePageEditorContext();
  const Panel = panel === null ? null : panels[panel];
  const toggle = (name: RailPanel) => <PanelToggle name={name} panel={panel} onPanel={onPanel} />;
  return (
    <div className="workspace-tools" role="group" aria-label={t('tools')} data-region="tools">
      <div className="workspace-rail">
        {canWrite ? toggle('insert') : null}
        {toggle('layers')}
        {toggle('pages')}
        <DesignLink />
        {canWrite ? toggle('files') : null}
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

function PanelToggle({ name, panel, onPanel }: EditorRailProps & { readonly name: RailPanel }) {
  const Icon = icons[name];
  const isOpen = panel === name;
  return (
    <IconButton label={t(name)} aria-expanded={isOpen} onPress={() => onPanel(isOpen ? null : name)}>
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
}

/** The way to the design of the site, and from there back to this page. */
function DesignLink() {
  const site = useSite();
  const { pathname } = useLocation();
  if (!mayRead(site, 'design')) return null;
  return (
    <IconLink label={t('design')} href={paths.designFrom(site.slug, 'colors', pathname)}>
      <Palette size={20} aria-hidden="true" />
    </IconLink>
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
