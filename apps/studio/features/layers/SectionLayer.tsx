import { TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { ChevronRight, Rows3 } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import type { OrderedSection } from '../pages/page-document.ts';
import { t } from './messages.ts';
import { BlockLayer } from './BlockLayer.tsx';
import { DragGrip } from './DragGrip.tsx';
import { LayerMenu, type LayerProps } from './LayerMenu.tsx';

interface SectionLayerProps extends OrderedSection, LayerProps {
  /** Counted from 0, among `count`. */
  readonly index: number;
  readonly count: number;
  readonly isExpanded: boolean;
}

/** A section with its blocks; they are there only while it is open. */
export function SectionLayer({ section, blocks, index, count, isExpanded, ...rest }: SectionLayerProps) {
  const name = t('sectionNumber', { number: index + 1 });
  return (
    <TreeItem id={section.id} textValue={name} className="layer" hasChildItems={blocks.length > 0}>
      <TreeItemContent>
        {() => (
          <>
            <Button slot="chevron" className="layer-chevron">
              <ChevronRight size={14} aria-hidden="true" />
            </Button>
            <Rows3 size={16} aria-hidden="true" className="layer-icon" />
            <span className="layer-name">{name}</span>
            {rest.canWrite ? <DragGrip name={name} /> : null}
            <LayerMenu
              {...rest}
              id={section.id}
              name={t('sectionOf', { number: index + 1 })}
              canMove={{ up: index > 0, down: index < count - 1 }}
              isSection
            />
          </>
        )}
      </TreeItemContent>
      {isExpanded ? blocks.map((block) => <BlockLayer key={block.id} block={block} {...rest} />) : null}
    </TreeItem>
  );
}
