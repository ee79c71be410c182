import { useState } from 'react';

export type Device = 'phone' | 'desk';

/** Position at which a preview was left. */
interface PreviewSpot {
  /** Pixels from the top. */
  readonly y: number;
  /** The part of the page that it was last sent to. */
  readonly block: string | null;
}

/** View of a page in the preview. */
export interface PreviewView {
  /** Null until one is chosen. */
  readonly device: Device | null;
  readonly setDevice: (device: Device) => void;
  readonly spot: ReturnType<typeof makeSpot>;
}

/**
 * Held by the screen and not by the preview, so that one that is closed and opened again continues where it
 * was.
 */
export function usePreviewView(): PreviewView {
  const [device, setDevice] = useState<Device | null>(null);
  const [spot] = useState(makeSpot);
  return { device, setDevice, spot };
}

// Outside of what is drawn: nothing is drawn again because somebody scrolls.
function makeSpot() {
  let previewSpot: PreviewSpot = { y: 0, block: null };
  return {
    read: () => previewSpot,
    change: (patch: Partial<PreviewSpot>) => {
      previewSpot = { ...previewSpot, ...patch };
    },
  };
}
