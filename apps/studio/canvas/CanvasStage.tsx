import type { RefObject } from 'react';

/** Size of a frame on its stage, in CSS pixels. */
export interface FrameSize {
  readonly stage: RefObject<HTMLDivElement | null>;
  /** Width of the stage; 0 before it is drawn. */
  readonly room: number;
  readonly width: number;
  /** Scale at which the frame fits into the stage, 1 at most. */
  readonly scale: number;
}

interface CanvasStageProps {
  readonly title: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly size: FrameSize;
  /** Id of the text that says how the page is used. */
  readonly help: string;
}

/** The frame of a page, scaled into the room that there is; no script runs in it. */
export function CanvasStage({ title, frame, size: { stage, room, width, scale }, help }: CanvasStageProps) {
  return (
    <div className="preview-stage" ref={stage}>
      <iframe
        ref={frame}
        className="preview-frame"
        title={title}
        aria-describedby={help}
        sandbox="allow-same-origin"
        style={{
          width,
          height: `${String(100 / scale)}%`,
          transform: `scale(${String(scale)})`,
          insetInlineStart: Math.max(0, (room - width) / 2),
        }}
      />
    </div>
  );
}
