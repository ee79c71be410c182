import { maxSwatches } from '@veranda/domain/design/swatches';
import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Minus, Pipette, Plus } from 'lucide-react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { ColourChip } from './ColourChip.tsx';
import { t } from './messages.ts';
import { pickFromScreen } from './pick-from-screen.ts';
import { useSwatches } from './use-swatches.ts';

interface SwatchPanelProps {
  /** Colour that is added, as it is stored. */
  readonly colour: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Colours that the people of the site have put aside: chosen, added and removed. */
export function SwatchPanel({ colour, value, onChange }: SwatchPanelProps) {
  const { swatches, change } = useSwatches();
  const isKept = swatches.includes(colour);
  const isFull = !isKept && swatches.length >= maxSwatches;
  const Sign = isKept ? Minus : Plus;
  return (
    <div className="ui-field">
      <div className="colour-swatches-head">
        <span className="ui-label">{t('swatches')}</span>
        {pickFromScreen ? <PickButton pick={pickFromScreen} onChange={onChange} /> : null}
        <Button variant="quiet" size="small" isDisabled={isFull} onPress={() => change(colour, !isKept)}>
          <Sign size={14} aria-hidden="true" />
          {isKept ? t('removeSwatch') : t('addSwatch')}
        </Button>
      </div>
      {swatches.length === 0 ? <p className="ui-help">{t('noSwatches')}</p> : null}
      {isFull ? <p className="ui-help">{t('swatchesFull', { max: maxSwatches })}</p> : null}
      <SwatchChoice swatches={swatches} value={value} onChange={onChange} />
    </div>
  );
}

interface PickButtonProps {
  readonly pick: () => Promise<string | null>;
  readonly onChange: (value: string) => void;
}

function PickButton({ pick, onChange }: PickButtonProps) {
  const start = async () => {
    const picked = await pick();
    if (picked !== null) onChange(picked);
  };
  return (
    <IconButton label={t('pickFromScreen')} size="small" onPress={() => void start()}>
      <Pipette size={14} aria-hidden="true" />
    </IconButton>
  );
}

function SwatchChoice({
  swatches,
  value,
  onChange,
}: Omit<SwatchPanelProps, 'colour'> & { readonly swatches: readonly string[] }) {
  return (
    <ToggleButtonGroup
      className="colour-swatches"
      aria-label={t('swatches')}
      selectedKeys={swatches.includes(value) ? [value] : []}
      onSelectionChange={(keys) => {
        const [chosen] = keys;
        if (chosen !== undefined) onChange(String(chosen));
      }}
    >
      {swatches.map((swatch) => (
        <ToggleButton
          key={swatch}
          id={swatch}
          className="colour-swatch"
          aria-label={t('ownColor', { color: swatch })}
        >
          <ColourChip colour={swatch} isChosen={swatch === value} />
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
