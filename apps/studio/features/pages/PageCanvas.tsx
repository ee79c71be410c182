import { useQuery } from '@tanstack/react-query';
import type { PageSummary } from '@veranda/contracts/pages';
import { blockKind } from '@veranda/domain/blocks/registry';
import type { PageDocument } from '@veranda/domain/pages/document';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { canvasQuery } from '../../canvas/canvas-query.ts';
import { useSite } from '../../shell/use-site.ts';
import { blockName } from '../blocks/block-messages.ts';
import { showBlock } from './show-block.ts';

export interface PageCanvasProps {
  readonly page: PageSummary;
  readonly document: PageDocument;
  /** The block that is opened or being edited. */
  readonly block: string | null;
  /** Told the block that is selected on the canvas. */
  readonly onSelect: (block: string) => void;
  /** Asks for the fields of a block. */
  readonly onExpand: (block: string) => void;
}

/** The page itself beside its fields: it follows every keystroke, and a click on a block opens its fields. */
export function PageCanvas({ page, document, block, onSelect, onExpand }: PageCanvasProps) {
  const site = useSite();
  const canvas = useQuery(canvasQuery(site.id, { kind: 'page', id: page.id }));
  const [section, setSection] = useState<{ readonly id: string; readonly over: string | null } | null>(null);
  if (canvas.isError && !canvas.data)
    return <ErrorState message={messageOf(canvas.error)} onRetry={() => void canvas.refetch()} />;
  if (!canvas.data) return <Skeleton height="320px" />;
  const { CanvasFrame, renderer } = canvas.data;
  // A section stays selected until another block is.
  const isSection = section !== null && section.over === block;
  const blockSelection = block === null ? null : ({ kind: 'block', id: block } as const);
  return (
    <CanvasFrame
      site={site.id}
      title={page.title}
      renderer={renderer}
      document={document}
      selection={isSection ? { kind: 'section', id: section.id } : blockSelection}
      nameOf={(each) => blockName(each, blockKind(each.type))}
      onSelect={(id) => {
        setSection(null);
        onSelect(id);
      }}
      onSelectSection={(id) => setSection({ id, over: block })}
      onOpen={(id, takesFocus) => {
        onExpand(id);
        showBlock(id, takesFocus);
      }}
      onLeave={() => block !== null && showBlock(block, true)}
    />
  );
}
