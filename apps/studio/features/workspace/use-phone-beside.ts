import { useState } from 'react';
import type { CanvasView } from '../../canvas/use-canvas-view.ts';
import { useVeryWide } from './use-wide.ts';

export interface PhoneBeside {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** The phone stands beside the desktop where there is room for both, or where somebody has asked for it. */
export function usePhoneBeside({ device }: CanvasView): PhoneBeside {
  const isRoomy = useVeryWide();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = wanted ?? isRoomy;
  return { isOn: isOn && device !== 'phone', toggle: () => setWanted(!isOn) };
}
