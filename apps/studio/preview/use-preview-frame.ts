import { isPreviewMessage, type ToPreview } from '@veranda/contracts/preview-messages';
import { useEffect, useRef } from 'react';
import type { PreviewView } from './use-preview-view.ts';

interface PreviewFrameInput {
  readonly url: string;
  readonly block: string | null;
  readonly spot: PreviewView['spot'];
  readonly onLink: (href: string) => void;
}

/**
 * Ties the frame of a preview to the screen: where it was scrolled to survives loading it again, and it
 * follows `block`, also when that was opened while the preview was closed.
 */
export function usePreviewFrame({ url, block, spot, onLink }: PreviewFrameInput) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const newest = useRef({ block, onLink });
  const { origin } = new URL(url);
  useEffect(() => {
    newest.current = { block, onLink };
  });
  useEffect(() => {
    isReady.current = false;
    const tell = (message: ToPreview) => frame.current?.contentWindow?.postMessage(message, origin);
    const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || from !== origin || !isPreviewMessage(data)) return;
      if (data.kind === 'veranda-preview-ready') {
        isReady.current = true;
        tell({ kind: 'veranda-preview-place', y: spot.read().y });
        const opened = newest.current.block;
        if (opened !== null && opened !== spot.read().block) {
          tell({ kind: 'veranda-preview-block', block: opened });
          spot.change({ block: opened });
        }
      }
      if (data.kind === 'veranda-preview-scrolled') spot.change({ y: data.y });
      if (data.kind === 'veranda-preview-link') newest.current.onLink(data.href);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [url, origin, spot]);
  useEffect(() => {
    if (block === null || !isReady.current) return;
    frame.current?.contentWindow?.postMessage({ kind: 'veranda-preview-block', block }, origin);
    spot.change({ block });
  }, [block, origin, spot]);
  return frame;
}
