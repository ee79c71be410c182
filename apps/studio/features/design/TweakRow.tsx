import type { Tweak } from '@veranda/domain/design/tweaks';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DesignPanelProps } from './design-panel-props.ts';
import { t } from './messages.ts';

interface TweakRowProps extends Pick<DesignPanelProps, 'values' | 'session' | 'canWrite'> {
  readonly tweak: Tweak;
  readonly children: ReactNode;
}

/** A control of a tweak, with the button that gives it its default where it has another value. */
export function TweakRow({ tweak, values, session, canWrite, children }: TweakRowProps) {
  const { variable, title } = tweak;
  const isDefault = (values[variable] ?? tweak.default) === tweak.default;
  return (
    <div className="design-row">
      {children}
      {canWrite && !isDefault ? (
        <IconButton label={t('reset', { title })} size="small" onPress={() => session.reset(variable)}>
          <RotateCcw size={14} aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  );
}
