import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { ColourToken } from './colour-choice.ts';
import { ColourChip } from './ColourChip.tsx';
import { t } from './messages.ts';

interface TokenChoiceProps {
  readonly tokens: readonly ColourToken[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

// An id of the group must not be empty.
const idOf = (value: string) => `token:${value}`;

/** Colours of the theme by their names. */
export function TokenChoice({ tokens, value, onChange }: TokenChoiceProps) {
  return (
    <div className="ui-field">
      <span className="ui-label">{t('themeColors')}</span>
      <ToggleButtonGroup
        className="colour-tokens"
        aria-label={t('themeColors')}
        selectedKeys={tokens.some((token) => token.value === value) ? [idOf(value)] : []}
        onSelectionChange={(keys) => {
          const [key] = keys;
          const token = tokens.find((each) => idOf(each.value) === key);
          if (token) onChange(token.value);
        }}
      >
        {tokens.map((token) => (
          <ToggleButton key={token.value} id={idOf(token.value)} className="colour-token">
            <ColourChip colour={token.colour} isChosen={token.value === value} />
            {token.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
