import type { LibrarySection } from '@veranda/domain/pages/section-library/library-section';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useMemo, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import type { CanvasRenderer } from '../../canvas/canvas-renderer.ts';
import { startSectionInsert } from '../../canvas/manipulation/insert-section-gesture.ts';
import { useInsertDrag } from '../../canvas/manipulation/use-insert-drag.ts';
import { DrawnSection } from './DrawnSection.tsx';
import { sectionDrawing, type SectionMaterials } from './library-drawings.ts';
import { useSeen } from './use-seen.ts';
import { t } from './messages.ts';

interface SectionCardProps {
  readonly section: LibrarySection;
  readonly materials: SectionMaterials;
  /** Null while it is not there. */
  readonly renderer: CanvasRenderer | null;
  /** True where sections cannot be drawn: the name stands alone. */
  readonly isPlain: boolean;
  readonly onChoose: () => void;
  readonly drag: SectionDrag;
}

/** Dragging of ready sections out of the library. */
export interface SectionDrag {
  /** A section has left its place: the library makes way. */
  readonly onBegin: () => void;
  readonly onCancel: () => void;
  /** Let go before another section, or at the end of the page for null. */
  readonly onDrop: (section: LibrarySection, before: string | null) => void;
}

/** A ready section with its name; all of it can be pressed, or dragged onto the page. */
export function SectionCard({ section, materials, renderer, isPlain, onChoose, drag }: SectionCardProps) {
  const place = useRef<HTMLLIElement>(null);
  const card = useRef<HTMLButtonElement>(null);
  const isSeen = useSeen(place);
  const drawing = useMemo(() => sectionDrawing(section, materials), [section, materials]);
  const wasDragged = useInsertDrag(card, {
    ...drag,
    begin: (tools) => startSectionInsert(tools, (before) => drag.onDrop(section, before)),
  });
  return (
    <li ref={place} className="section-card">
      {isPlain ? null : (
        <div className="section-card-picture" aria-hidden="true" inert>
          {isSeen && renderer ? (
            <DrawnSection title={t(section.key)} drawing={drawing} renderer={renderer} />
          ) : (
            <Skeleton height="160px" />
          )}
        </div>
      )}
      <Button ref={card} className="section-card-name" onPress={() => !wasDragged() && onChoose()}>
        {t(section.key)}
      </Button>
    </li>
  );
}
