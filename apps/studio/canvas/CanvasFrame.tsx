import type { Block, PageDocument } from '@veranda/domain/pages/document';
import { sectionsInOrder } from '@veranda/domain/pages/reading-order';
import { type ReactNode, useEffect, useImperativeHandle, useId, useRef, type Ref } from 'react';
import { type Store, useSelected } from '../documents/use-document-session.ts';
import { useWidth } from '../preview/use-width.ts';
import { CanvasBar } from './CanvasBar.tsx';
import type { HeaderFooterKey } from '@veranda/domain/header-footer/header-footer-document';
import type { ShownParts } from './canvas-parts.ts';
import type { CanvasWishes } from './canvas-events.ts';
import type { CanvasMark } from './canvas-marks.ts';
import type { CanvasRenderer } from './canvas-renderer.ts';
import { CanvasStage, type FrameSize } from './CanvasStage.tsx';
import type { Canvas, CanvasHandle, CanvasSelection } from './create-canvas.ts';
import { useCanvas } from './use-canvas.ts';
import type { CanvasDevice, CanvasView } from './use-canvas-view.ts';
import { t } from './messages.ts';
import '../preview/preview.css';

export interface CanvasFrameProps extends CanvasWishes {
  readonly site: string;
  readonly title: string;
  readonly renderer: CanvasRenderer;
  readonly documents: Store<PageDocument>;
  readonly selection: CanvasSelection;
  /** Parts that are marked for another reason, such as that somebody else is there. */
  readonly marks: readonly CanvasMark[];
  /** Blocks and sections that are not drawn for now. */
  readonly hidden: ReadonlySet<string>;
  /** Values of header and footer that are others than those that were read. */
  readonly parts: ShownParts;
  readonly partName: (part: HeaderFooterKey) => string;
  /** Name of a block's kind. */
  readonly nameOf: (block: Block) => string;
  readonly ref?: Ref<CanvasHandle | null>;
  readonly view: CanvasView;
  /** `phone` stands beside another canvas and has no choice of devices. */
  readonly kind: 'main' | 'phone';
  /** Stands at the end of the bar above the page. */
  readonly tools?: ReactNode;
  /** True where sections may be put in between others. */
  readonly canInsert: boolean;
}

/** CSS pixels across; a desktop is as wide as the room where there is more. */
const widths: Readonly<Record<CanvasDevice, number>> = { desktop: 1280, tablet: 768, phone: 390 };

/** The page itself, drawn by this browser with every change; no script runs in it. */
export function CanvasFrame({ title, ref, ...props }: CanvasFrameProps) {
  const { view, kind, selection } = props;
  const size = useFrameSize(view);
  const frame = useRef<HTMLIFrameElement>(null);
  const help = useId();
  const nameOf = (block: Block) => placedName(block, props.nameOf);
  const canvas = useCanvas(frame, {
    ...props,
    scale: size.scale,
    wishes: { ...props, nameOf },
  });
  useImperativeHandle<CanvasHandle | null, CanvasHandle | null>(ref, () => canvas, [canvas]);
  useRevealed(canvas, selection);
  useShown(canvas, props);
  return (
    <div className={`preview preview--${kind}`}>
      {kind === 'main' ? (
        <CanvasBar view={view} width={size.width}>
          {props.tools}
        </CanvasBar>
      ) : null}
      <CanvasStage
        title={t(kind === 'main' ? 'canvasOf' : 'phoneCanvasOf', { title })}
        frame={frame}
        size={size}
        help={help}
      />
      <p id={help} className="ui-hidden">
        {t('canvasHelp')}
      </p>
      <div className="ui-hidden" role="status">
        {kind === 'main' ? <SelectionName {...props} nameOf={nameOf} /> : null}
      </div>
    </div>
  );
}

function SelectionName({
  documents,
  ...rest
}: Pick<CanvasFrameProps, 'documents' | 'selection' | 'nameOf' | 'partName' | 'marks'>): string {
  return useSelected(documents, (document) => selectionName({ document, ...rest }));
}

// What the canvas draws of the page, and upon it.
function useShown(canvas: Canvas | null, props: Pick<CanvasFrameProps, 'hidden' | 'canInsert'>): void {
  const { hidden, canInsert } = props;
  useEffect(() => canvas?.hide(hidden), [canvas, hidden]);
  useEffect(() => canvas?.offerSections(canInsert), [canvas, canInsert]);
}

function useFrameSize({ device, width: wanted }: CanvasView): FrameSize {
  const { element: stage, width: room } = useWidth();
  const own = device === 'desktop' ? Math.max(widths.desktop, room) : widths[device];
  const width = wanted ?? own;
  return { stage, room, width, scale: room === 0 ? 1 : Math.min(1, room / width) };
}

// A part that comes to be selected is brought into view.
function useRevealed(canvas: Canvas | null, selection: CanvasSelection): void {
  const selected = selection?.id ?? null;
  useEffect(() => {
    if (selected !== null) canvas?.reveal(selected);
  }, [canvas, selected]);
}

function placedName(block: Block, nameOf: (block: Block) => string): string {
  const { x, y } = block.layout.desktop;
  return t('blockAt', { name: nameOf(block), column: x + 1, row: y + 1 });
}

function selectionName({
  document,
  selection,
  nameOf,
  partName,
  marks,
}: Pick<CanvasFrameProps, 'selection' | 'nameOf' | 'partName' | 'marks'> & {
  readonly document: PageDocument;
}): string {
  if (selection === null) return '';
  if (selection.kind === 'part') return partName(selection.id === 'footer' ? 'footer' : 'header');
  const labels = marks.filter(({ id }) => id === selection.id).map(({ label }) => label);
  const name = nameOfPart(document, selection, nameOf);
  return name === null ? t('nothingSelected') : [name, ...labels].filter(Boolean).join(', ');
}

function nameOfPart(
  document: PageDocument,
  { kind, id }: NonNullable<CanvasSelection>,
  nameOf: CanvasFrameProps['nameOf'],
): string | null {
  const block = document.blocks[id];
  if (kind === 'block') return block ? nameOf(block) : null;
  const place = sectionsInOrder(document).findIndex((section) => section.id === id);
  return place < 0 ? null : t('sectionAt', { place: place + 1 });
}
