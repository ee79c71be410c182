import type { Block } from '@veranda/domain/pages/document';
import { LiveRegion, useAnnouncer } from '@veranda/ui/LiveRegion.tsx';
import { useState } from 'react';
import type { CanvasWishes } from './canvas-events.ts';
import { type CanvasDevice, CanvasFrame, type CanvasFrameProps } from './CanvasFrame.tsx';
import type { CanvasHandle } from './create-canvas.ts';
import { LayoutButton } from './LayoutButton.tsx';
import type { ManipulationScene, OnEdit } from './manipulation/manipulation-scene.ts';
import { useManipulation } from './manipulation/use-manipulation.ts';

interface CanvasEditorProps
  extends Pick<CanvasFrameProps, 'site' | 'title' | 'renderer' | 'document' | 'marks'>,
    Pick<CanvasWishes, 'onOpen' | 'onLeave'> {
  /** Blocks that are selected; the last one has the handles. */
  readonly selection: readonly string[];
  readonly onSelect: (ids: readonly string[]) => void;
  readonly onEdit: OnEdit;
  /** Name of a block's kind. */
  readonly nameOf: (block: Pick<Block, 'type'>) => string;
  readonly isReadOnly: boolean;
}

/** The page itself, on which blocks are selected, dragged, resized, copied and put in order. */
export function CanvasEditor({ onOpen, onLeave, isReadOnly, ...props }: CanvasEditorProps) {
  const { site, title, renderer, document, marks, selection, onSelect, nameOf } = props;
  const [canvas, setCanvas] = useState<CanvasHandle | null>(null);
  const [device, setDevice] = useState<CanvasDevice>('desktop');
  const [section, setSection] = useState<string | null>(null);
  const { said, say } = useAnnouncer();
  const scene: ManipulationScene = {
    ...props,
    device: isReadOnly || device === 'tablet' ? null : device,
    say,
  };
  const pointers = useManipulation(canvas, scene)?.pointers;
  const last = selection.at(-1);
  const selectedSection = section === null ? null : ({ kind: 'section', id: section } as const);
  const frame = { site, title, renderer, document, marks, nameOf, device };
  return (
    <>
      <CanvasFrame
        {...frame}
        ref={setCanvas}
        selection={last === undefined ? selectedSection : { kind: 'block', id: last }}
        onDevice={setDevice}
        // While a pointer is down the selection follows from what it does.
        onSelect={(id) => id !== last && !pointers?.isPressed() && onSelect([id])}
        onSelectSection={setSection}
        onOpen={(id, takesFocus) => (takesFocus || !pointers?.isAdding()) && onOpen(id, takesFocus)}
        onLeave={() => !pointers?.isGesture() && onLeave()}
      >
        {isReadOnly ? null : <LayoutButton scene={scene} />}
      </CanvasFrame>
      <LiveRegion said={said} />
    </>
  );
}
