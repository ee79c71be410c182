import type { ArrangedDevice } from '@veranda/domain/pages/arrange/places';
import { useState } from 'react';

export type CanvasDevice = 'desktop' | 'tablet' | 'phone';

/** Device that a page is looked at on. */
export interface CanvasView {
  readonly device: CanvasDevice;
  /** CSS pixels across that somebody has asked for; null for those of the device. */
  readonly width: number | null;
  readonly setDevice: (device: CanvasDevice) => void;
  readonly setWidth: (width: number) => void;
}

/** CSS pixels below which pages have the columns of the phone (decisions §numbers breakpoint), and those of a tablet. */
const phoneBelow = 768;
const tabletBelow = 1024;

/** Bounds of a free width. */
export const frameWidths = { min: 320, max: 2560 } as const;

/** A page is looked at on the desktop first, or as asked for. */
export function useCanvasView(first: CanvasDevice = 'desktop'): CanvasView {
  const [view, setView] = useState<Pick<CanvasView, 'device' | 'width'>>({ device: first, width: null });
  return {
    ...view,
    setDevice: (device) => setView({ device, width: null }),
    setWidth: (width) => setView({ device: deviceOfWidth(width), width }),
  };
}

/** The device whose layout may be arranged; null on a tablet, which follows the desktop. */
export function arrangedDevice({ device }: Pick<CanvasView, 'device'>): ArrangedDevice | null {
  return device === 'tablet' ? null : device;
}

function deviceOfWidth(width: number): CanvasDevice {
  if (width < phoneBelow) return 'phone';
  return width < tabletBelow ? 'tablet' : 'desktop';
}
