import { Button } from '@veranda/ui/Button.tsx';
import { LayoutGrid } from 'lucide-react';
import { useId, useState } from 'react';
import { BlockLayoutPanel } from './manipulation/BlockLayoutPanel.tsx';
import type { ManipulationScene } from './manipulation/manipulation-scene.ts';
import { t } from './messages.ts';

/** Shows the layout of what is selected, as numbers, between the bar and the page. */
export function LayoutButton({ scene }: { readonly scene: ManipulationScene }) {
  const { device, selection } = scene;
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  return (
    <>
      <Button
        size="small"
        aria-expanded={isOpen}
        {...(isOpen ? { 'aria-controls': panel } : {})}
        onPress={() => setOpen(!isOpen)}
      >
        <LayoutGrid size={16} aria-hidden="true" />
        {t('layout')}
      </Button>
      {isOpen ? (
        <div id={panel} className="canvas-layout">
          {device !== null && selection.length > 0 ? (
            <BlockLayoutPanel {...scene} device={device} ids={selection} />
          ) : (
            <p className="ui-muted">{t(device === null ? 'tabletIsLookedAt' : 'selectToArrange')}</p>
          )}
        </div>
      ) : null}
    </>
  );
}
