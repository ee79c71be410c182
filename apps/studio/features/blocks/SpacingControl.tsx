import type { SpacingSide } from '@veranda/domain/blocks/kind';
import { NumberField } from '@veranda/ui/NumberField.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { useState } from 'react';
import type { ControlProps } from './field-props.ts';
import { t } from './messages.ts';

type Spacing = Readonly<Partial<Record<SpacingSide, number>>>;

const sideNames: Readonly<Record<SpacingSide, string>> = {
  top: t('sideTop'),
  end: t('sideEnd'),
  bottom: t('sideBottom'),
  start: t('sideStart'),
};

/** Room at sides of something, each for itself or all the same; an emptied side is as the theme has it. */
export function SpacingControl({ field, value, isReadOnly, onChange }: ControlProps<'spacing'>) {
  const { sides, max } = field;
  const spacing = (value ?? {}) as Spacing;
  const [isLinked, setLinked] = useState(() => isEven(spacing, sides));
  const set = (side: SpacingSide, room: number) => {
    const changed = isLinked ? sides : [side];
    const others = Object.entries(spacing).filter(([name]) => !changed.some((each) => each === name));
    const next = Number.isNaN(room) ? [] : changed.map((each) => [each, room] as const);
    onChange(Object.fromEntries([...others, ...next]));
  };
  return (
    <fieldset className="ui-stack spacing-control">
      <legend className="ui-label">{field.label}</legend>
      <div className="spacing-sides">
        {sides.map((side) => (
          <NumberField
            key={side}
            label={sideNames[side]}
            value={spacing[side] ?? Number.NaN}
            minValue={0}
            maxValue={max}
            step={1}
            isDisabled={isReadOnly}
            onChange={(room) => set(side, room)}
          />
        ))}
      </div>
      <Switch isSelected={isLinked} isDisabled={isReadOnly} onChange={setLinked}>
        {t('sameOnAllSides')}
      </Switch>
    </fieldset>
  );
}

function isEven(spacing: Spacing, sides: readonly SpacingSide[]): boolean {
  return new Set(sides.map((side) => spacing[side])).size === 1;
}
