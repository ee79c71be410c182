import { emptyFrame } from './canvas-markup.ts';

/**
 * Calls back once with the empty document of a frame without scripts, as soon as it is there. A frame that has one keeps
 * it: loaded again, it would lose what is drawn in it meanwhile. @returns a function that stops waiting
 */
export function whenFrameIsReady(frame: HTMLIFrameElement, onReady: (root: Document) => void): () => void {
  const start = () => {
    const root = readyDocument(frame);
    if (!root) return;
    frame.removeEventListener('load', start);
    onReady(root);
  };
  frame.addEventListener('load', start);
  if (!frame.hasAttribute('srcdoc')) frame.srcdoc = emptyFrame();
  // The frame may have been done before anybody listened.
  start();
  return () => frame.removeEventListener('load', start);
}

// On its way to a document a frame may have one without an element.
function readyDocument({ contentDocument: root }: HTMLIFrameElement): Document | null {
  const isReady = root?.readyState === 'complete' && root.URL === 'about:srcdoc';
  return isReady && (root.documentElement as Element | null) !== null ? root : null;
}
