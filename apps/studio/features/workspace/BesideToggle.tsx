import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Smartphone } from 'lucide-react';
import type { PhoneBeside } from './use-phone-beside.ts';
import { t } from './messages.ts';

/** Shows the phone beside the desktop, or the desktop alone. */
export function BesideToggle({ isOn, toggle }: PhoneBeside) {
  return (
    <IconButton label={t(isOn ? 'besideOff' : 'besideOn')} aria-pressed={isOn} onPress={toggle}>
      <Smartphone size={18} aria-hidden="true" />
    </IconButton>
  );
}
