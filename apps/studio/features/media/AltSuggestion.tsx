import { suggestAltText } from '@veranda/domain/media/suggest-alt-text';
import { Button } from '@veranda/ui/Button.tsx';
import { type ReactNode, useRef } from 'react';
import { useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';
import { useAsset } from './use-asset.ts';

interface AltSuggestionProps {
  /** Id of the picture; empty for none. */
  readonly picture: string;
  /** Words that it has. */
  readonly value: string;
  readonly isReadOnly: boolean;
  /** The field of the words. */
  readonly children: ReactNode;
  readonly onChange: (value: string) => void;
}

/** A field of words for a picture, with a suggestion while neither the field nor the picture has any. */
export function AltSuggestion({ picture, value, isReadOnly, children, onChange }: AltSuggestionProps) {
  const file = useAsset(useSite().id, picture);
  const around = useRef<HTMLDivElement>(null);
  const text = file && value === '' && file.altText === '' ? suggestAltText(file) : '';
  return (
    <div ref={around} className="ui-stack ui-stack--tight">
      {children}
      {text === '' || isReadOnly ? null : (
        <p className="alt-suggestion">
          <span className="ui-help">{t('altSuggestion', { text })}</span>
          <Button
            size="small"
            aria-label={t('useAltSuggestion', { text })}
            onPress={() => {
              // The button goes: the field, whose words are to be corrected, takes the focus.
              around.current?.querySelector<HTMLElement>('input, textarea')?.focus();
              onChange(text);
            }}
          >
            {t('use')}
          </Button>
        </p>
      )}
    </div>
  );
}
