import { Tabs } from '@veranda/ui/Tabs.tsx';
import { type ReactNode, useSyncExternalStore } from 'react';
import { t } from './messages.ts';

export type Side = 'before' | 'after' | 'changes';

interface ComparisonSidesProps extends Readonly<Record<Side, ReactNode>> {
  /** The one that is shown where there is room for one. */
  readonly side: Side;
  readonly onSide: (side: Side) => void;
  /** Name of the later side. */
  readonly afterTitle: string;
}

const narrow = matchMedia('(max-width: 760px)');

function listen(changed: () => void) {
  narrow.addEventListener('change', changed);
  return () => narrow.removeEventListener('change', changed);
}

/** Both sides of a comparison beside one another and what differs below; on a phone one of them at a time. */
export function ComparisonSides({ side, onSide, afterTitle, ...parts }: ComparisonSidesProps) {
  const isNarrow = useSyncExternalStore(listen, () => narrow.matches);
  if (isNarrow)
    return (
      <Tabs
        label={t('compareWith')}
        selected={side}
        onSelect={(id) => onSide(id as Side)}
        tabs={[
          { id: 'before', label: t('thisVersion') },
          { id: 'after', label: afterTitle },
          { id: 'changes', label: t('changes') },
        ]}
      >
        {parts[side]}
      </Tabs>
    );
  return (
    <>
      <div className="version-frames">
        {parts.before}
        {parts.after}
      </div>
      {parts.changes}
    </>
  );
}
