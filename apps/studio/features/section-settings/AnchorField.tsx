import { anchorPattern } from '@veranda/domain/pages/document';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useTypedValue } from './use-typed-value.ts';
import { t } from './messages.ts';

interface AnchorFieldProps {
  readonly value: string;
  /** Anchors of the other sections. */
  readonly taken: readonly string[];
  readonly onChange: (value: string) => void;
}

/** The anchor of a section with its rule; what breaks the rule stays in the field and is not taken over. */
export function AnchorField({ value, taken, onChange }: AnchorFieldProps) {
  const problemOf = (anchor: string): string | undefined => {
    if (!anchorPattern.test(anchor)) return t('anchorInvalid');
    return anchor !== '' && taken.includes(anchor) ? t('anchorTaken') : undefined;
  };
  const { typed, problem, type } = useTypedValue({ value, problemOf, onChange });
  return (
    <TextField
      label={t('anchor')}
      prefix="#"
      value={typed}
      maxLength={60}
      autoComplete="off"
      spellCheck="false"
      description={typed === '' ? t('anchorHelpEmpty') : t('anchorHelp', { anchor: typed })}
      errorMessage={problem}
      onChange={type}
    />
  );
}
