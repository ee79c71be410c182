import { optionsOfText } from '@veranda/domain/forms/options-text';
import { formLimits } from '@veranda/domain/forms/document';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { sameJson } from '../../same-json.ts';
import { t } from './messages.ts';

interface OptionsFieldProps {
  readonly label: string;
  /** The options of a field as the document has them. */
  readonly value: unknown;
  readonly isReadOnly: boolean;
  readonly onChange: (options: readonly { readonly label: string }[]) => void;
}

/** Options as lines of a text: typed, pasted as a list, put in another order by moving lines. */
export function OptionsField({ label, value, isReadOnly, onChange }: OptionsFieldProps) {
  const options = labelsOf(value);
  const [text, setText] = useState(() => options.join('\n'));
  // The typed text is kept as it is, blank lines too, while it means the options of the document; else an undo shows.
  const shown = sameJson(labelsOf(optionsOfText(text)), options) ? text : options.join('\n');
  return (
    <TextField
      label={label}
      rows={Math.min(12, Math.max(4, options.length + 1))}
      value={shown}
      isReadOnly={isReadOnly}
      description={t('onePerLineAtMost', { options: formLimits.options })}
      errorMessage={options.length === 0 ? t('addAtLeastOneOption') : undefined}
      onChange={(typed) => {
        setText(typed);
        onChange(optionsOfText(typed));
      }}
    />
  );
}

function labelsOf(value: unknown): readonly string[] {
  return Array.isArray(value)
    ? value.flatMap((option: { readonly label?: unknown }) =>
        typeof option.label === 'string' && option.label.trim() !== '' ? [option.label.trim()] : [],
      )
    : [];
}
