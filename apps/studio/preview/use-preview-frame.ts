import { isPreviewMessage, type ToPreview } from '@veranda/contracts/preview-messages';
import { useEffect, useRef } from 'react';

export interface PreviewFrameInput {
  /** Of the site that is shown. */
  readonly origin: string;
  readonly block: string | null;
  readonly onLink: (href: string) => void;
}

/** Ties the frame of a preview to the screen: where it was scrolled to survives loading it again, and it follows `block`. */
export function usePreviewFrame({ origin, block, onLink }: PreviewFrameInput) {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef(0);
  const follow = useRef(onLink);
  useEffect(() => {
    follow.current = onLink;
  });
  useEffect(() => {
    const tell = (message: ToPreview) => frame.current?.contentWindow?.postMessage(message, origin);
    const listen = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || from !== origin || !isPreviewMessage(data)) return;
      if (data.kind === 'veranda-preview-ready') tell({ kind: 'veranda-preview-place', y: place.current });
      if (data.kind === 'veranda-preview-scrolled') place.current = data.y;
      if (data.kind === 'veranda-preview-link') follow.current(data.href);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin]);
  useEffect(() => {
    if (block === null) return;
    frame.current?.contentWindow?.postMessage({ kind: 'veranda-preview-block', block }, origin);
  }, [block, origin]);
  return frame;
}
