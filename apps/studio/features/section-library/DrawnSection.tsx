import type { CanvasRenderer } from '../../canvas/canvas-renderer.ts';
import { useWidth } from '../../preview/use-width.ts';
import type { SectionDrawing } from './library-drawings.ts';
import { useDrawing } from './use-drawing.ts';

interface DrawnSectionProps {
  readonly title: string;
  readonly drawing: SectionDrawing;
  readonly renderer: CanvasRenderer;
}

/** CSS pixels of the frame: a small desktop, so that words stay legible when it is drawn small. */
const frameSize = { width: 1024, height: 720 };

/** A section in the site's own look, as small as there is room. It is a picture: nothing in it can be reached. */
export function DrawnSection({ title, drawing, renderer }: DrawnSectionProps) {
  const { element, width } = useWidth();
  const { frame, top, height } = useDrawing(drawing, renderer);
  const scale = width / frameSize.width;
  return (
    <div ref={element} className="section-drawing" style={height > 0 ? { height: height * scale } : {}}>
      <iframe
        ref={frame}
        className="section-drawing-frame"
        title={title}
        tabIndex={-1}
        sandbox="allow-same-origin"
        data-drawn={height > 0}
        style={{
          width: frameSize.width,
          height: Math.max(frameSize.height, top + height),
          transform: `scale(${String(scale)}) translateY(${String(-top)}px)`,
        }}
      />
    </div>
  );
}
