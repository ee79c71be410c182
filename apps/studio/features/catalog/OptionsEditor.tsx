import type { OptionValues } from '@veranda/domain/catalog/options';
import { catalogLimits } from '@veranda/domain/catalog/limits';
import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { TagField } from '@veranda/ui/TagField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraft } from './draft-context.ts';
import { NewOption } from './NewOption.tsx';
import { addOption, optionsOf, removeOption, renameOption, setValues } from './variant-matrix.ts';
import { t } from './messages.ts';

const newKey = () => crypto.randomUUID();

/** The options of a product with their values; variants follow. */
export function OptionsEditor() {
  const { draft, set, canWrite } = useDraft();
  const { matrix } = draft;
  const [isAdding, setAdding] = useState(false);
  const { whole, add, settle } = useSettledFocus();
  return (
    <div id="options" ref={whole} tabIndex={-1} className="ui-stack">
      {optionsOf(matrix).map((option, index) => (
        <OptionRow
          key={String(index)}
          option={option}
          onRemove={() => settle(() => set({ matrix: removeOption(matrix, option.name) }))}
        />
      ))}
      {isAdding ? (
        <NewOption
          taken={matrix.ordering}
          onCancel={() => settle(() => setAdding(false))}
          onAdd={(name, values) =>
            settle(() => {
              set({ matrix: addOption(matrix, { name, values }, newKey) });
              setAdding(false);
            })
          }
        />
      ) : canWrite && matrix.ordering.length < catalogLimits.optionsPerProduct ? (
        <div>
          <Button ref={add} size="small" onPress={() => setAdding(true)}>
            <Plus size={14} aria-hidden="true" />
            {t('addOption')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

// The pressed button goes with the change: the keys go on from the button that adds the next option.
function useSettledFocus() {
  const whole = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const settle = (make: () => void) => {
    flushSync(make);
    (add.current ?? whole.current)?.focus();
  };
  return { whole, add, settle };
}

interface OptionRowProps {
  readonly option: OptionValues;
  readonly onRemove: () => void;
}

function OptionRow({ option: { name, values }, onRemove }: OptionRowProps) {
  const { draft, set, canWrite } = useDraft();
  const { matrix } = draft;
  return (
    <div className="option" role="group" aria-label={t('optionName', { name })}>
      <OptionName
        name={name}
        taken={matrix.ordering}
        onRename={(to) => set({ matrix: renameOption(matrix, name, to) })}
      />
      <TagField
        label={t('values')}
        value={values}
        maxLength={catalogLimits.optionValue}
        onChange={(changed) => set({ matrix: setValues(matrix, { name, values: changed }, newKey) })}
      />
      {canWrite ? (
        <IconButton label={t('removeOptionName', { name })} onPress={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      ) : null}
    </div>
  );
}

interface OptionNameProps {
  readonly name: string;
  readonly taken: readonly string[];
  readonly onRename: (name: string) => void;
}

function OptionName({ name, taken, onRename }: OptionNameProps) {
  const [text, setText] = useState(name);
  const wanted = text.trim();
  const isTaken = wanted !== name && taken.includes(wanted);
  return (
    <TextField
      label={t('option')}
      value={text}
      onChange={setText}
      maxLength={catalogLimits.optionName}
      onBlur={() => {
        if (wanted && wanted !== name && !isTaken) onRename(wanted);
        else if (!wanted) setText(name);
      }}
      errorMessage={isTaken ? t('optionErrorMessage', { wanted }) : undefined}
    />
  );
}
