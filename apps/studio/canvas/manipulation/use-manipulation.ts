import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isWritten } from '../canvas-events.ts';
import type { CanvasHandle } from '../create-canvas.ts';
import { listenToKeys } from './canvas-keys.ts';
import { offerInsertTarget } from './insert-targets.ts';
import type { ManipulationScene } from './manipulation-scene.ts';
import { createOverlay } from './overlay.ts';
import { pageBox } from './page-point.ts';
import { drivePointers, type PointerDriver } from './pointer-driver.ts';

/** Ways in which a canvas is worked on, while its frame is there. */
interface Manipulation {
  readonly pointers: PointerDriver;
  readonly close: () => void;
}

/** Lets the blocks of a canvas be arranged by pointer and by keys; null until the canvas is there. */
export function useManipulation(canvas: CanvasHandle | null, scene: ManipulationScene): Manipulation | null {
  const newest = useRef(scene);
  const [manipulation, setManipulation] = useState<Manipulation | null>(null);
  useLayoutEffect(() => {
    newest.current = scene;
  });
  // In the task that draws the page: no key and no press on a block that is seen goes unheard.
  useLayoutEffect(() => {
    if (!canvas) return;
    const made = manipulate(canvas, () => newest.current);
    setManipulation(made);
    return () => {
      made.close();
      setManipulation(null);
    };
  }, [canvas]);
  const { selection, device } = scene;
  useLayoutEffect(() => canvas?.placer.soon(), [canvas, selection, device]);
  useFocusOnSelection(canvas, selection);
  return manipulation;
}

function manipulate(canvas: CanvasHandle, scene: () => ManipulationScene): Manipulation {
  const overlay = createOverlay(canvas);
  let isDragged = false;
  const endPlacing = canvas.placer.add(() => {
    const { selection, device } = scene();
    const boxes = selection.flatMap((id) => {
      const element = canvas.blockElement(id);
      return element ? [pageBox(element)] : [];
    });
    // Handles would lie over the words that somebody writes.
    const canResize = selection.length === 1 && !isWritten(canvas.document.activeElement);
    return () => {
      // While something goes on its gesture shows what it does.
      if (!isDragged) overlay.showSelected(boxes.slice(0, -1));
      overlay.showHandles(isDragged || device === null ? null : (boxes.at(-1) ?? null), canResize);
    };
  });
  const pointers = drivePointers({ canvas, overlay, scene }, (isOn) => {
    isDragged = isOn;
    if (isOn) overlay.showSelected([]);
    canvas.placer.soon();
  });
  const endKeys = listenToKeys({ canvas, scene, onEscape: pointers.cancel });
  const endOffer = offerInsertTarget({ canvas, overlay, scene });
  return {
    pointers,
    close() {
      endPlacing();
      endKeys();
      endOffer();
      pointers.close();
      overlay.close();
    },
  };
}

// Keys act on what is selected: while the canvas has the focus, it is there.
function useFocusOnSelection(canvas: CanvasHandle | null, selection: readonly string[]): void {
  const last = selection.at(-1);
  useEffect(() => {
    const root = canvas?.document;
    if (!root || last === undefined || document.activeElement !== root.defaultView?.frameElement) return;
    const element = canvas.blockElement(last);
    if (element && !element.contains(root.activeElement)) element.focus({ preventScroll: true });
  }, [canvas, last]);
}
