import type { Block, PageDocument } from '@veranda/domain/pages/document';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { CanvasMark } from '../../canvas/canvas-marks.ts';
import type { CanvasRenderer } from '../../canvas/canvas-renderer.ts';
import { CanvasStage } from '../../canvas/CanvasStage.tsx';
import { useCanvas } from '../../canvas/use-canvas.ts';
import type { Store } from '../../documents/use-document-session.ts';
import { useWidth } from '../../preview/use-width.ts';
import { nameOfBlock } from './change-words.ts';
import { t } from './messages.ts';
import '../../preview/preview.css';

interface VersionFrameProps {
  readonly site: string;
  readonly title: string;
  readonly renderer: CanvasRenderer;
  readonly document: PageDocument;
  readonly marks: readonly CanvasMark[];
  /** The block that is looked at in both frames; null for none. */
  readonly block: string | null;
  readonly onBlock: (block: string | null) => void;
  readonly device: ComparedDevice;
}

/** CSS pixels across that versions are compared at. */
const widths = { desktop: 1280, phone: 390 } as const;
export type ComparedDevice = keyof typeof widths;

/** A version as visitors would see it, to be looked at, with what differs marked. */
export function VersionFrame({ site, title, document, marks, block, onBlock, ...props }: VersionFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const { element: stage, width: room } = useWidth();
  const help = useId();
  const width = widths[props.device];
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  const words = new Map(marks.map(({ id, label }) => [id, label]));
  const documents = useUnchanging(document);
  const canvas = useCanvas(frame, {
    site,
    renderer: props.renderer,
    documents,
    selection: block !== null && document.blocks[block] ? { kind: 'block', id: block } : null,
    scale,
    marks,
    wishes: {
      nameOf: (each: Block) => {
        const change = words.get(each.id);
        const name = nameOfBlock(each);
        return change === undefined ? name : t('markedAs', { name, change });
      },
      onSelect: onBlock,
      onSelectSection: () => onBlock(null),
      onOpen: () => undefined,
      onLeave: () => frame.current?.closest<HTMLElement>('[data-comparison]')?.focus(),
    },
  });
  useEffect(() => {
    if (block !== null) canvas?.reveal(block);
  }, [canvas, block]);
  return (
    <section className="version-frame" aria-label={title}>
      <h2>{title}</h2>
      <CanvasStage title={title} frame={frame} size={{ stage, room, width, scale }} help={help} />
      <p id={help} className="ui-hidden">
        {t('frameHelp')}
      </p>
    </section>
  );
}

// A version stays as it is.
function useUnchanging(document: PageDocument): Store<PageDocument> {
  return useMemo(() => ({ getState: () => document, subscribe: () => () => {} }), [document]);
}
