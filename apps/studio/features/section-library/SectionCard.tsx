import type { SiteContent } from '@veranda/domain/blocks/sample';
import type { LibrarySection } from '@veranda/domain/pages/section-library/library-section';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useMemo, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import type { CanvasRenderer } from '../../canvas/canvas-renderer.ts';
import { DrawnSection } from './DrawnSection.tsx';
import { sectionDrawing } from './library-drawings.ts';
import { useSeen } from './use-seen.ts';
import { t } from './messages.ts';

interface SectionCardProps {
  readonly section: LibrarySection;
  readonly content: SiteContent;
  /** Null while it is not there. */
  readonly renderer: CanvasRenderer | null;
  /** True where sections cannot be drawn: the name stands alone. */
  readonly isPlain: boolean;
  readonly onChoose: () => void;
}

/** A ready section with its name; all of it can be pressed. */
export function SectionCard({ section, content, renderer, isPlain, onChoose }: SectionCardProps) {
  const place = useRef<HTMLLIElement>(null);
  const isSeen = useSeen(place);
  const drawing = useMemo(() => sectionDrawing(section, content), [section, content]);
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
      <Button className="section-card-name" onPress={onChoose}>
        {t(section.key)}
      </Button>
    </li>
  );
}
