import { catalogLimits } from '@veranda/domain/catalog/limits';
import { Button } from '@veranda/ui/Button.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { TagField } from '@veranda/ui/TagField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraft } from './draft-context.ts';
import { addOption, optionsOf, removeOption, renameOption, setValues } from './variant-matrix.ts';
import { t } from './messages.ts';

const newKey = () => crypto.randomUUID();

/** The options of a product with their values; variants follow. */
export function OptionsEditor() {
  const { draft, set, canWrite } = useDraft();
  const { matrix } = draft;
  const [isAdding, setAdding] = useState(false);
  const whole = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  // The pressed button goes with the change: the keys go on from the button that adds the next option.
  const settle = (make: () => void) => {
    flushSync(make);
    (add.current ?? whole.current)?.focus();
  };
  return (
    <div id="options" ref={whole} tabIndex={-1} className="ui-stack">
      {optionsOf(matrix).map((option, index) => (
        <div
          key={String(index)}
          className="option"
          role="group"
          aria-label={t('optionName', { name: option.name })}
        >
          <OptionName
            name={option.name}
            taken={matrix.ordering}
            onRename={(name) => set({ matrix: renameOption(matrix, option.name, name) })}
          />
          <TagField
            label={t('values')}
            value={option.values}
            maxLength={catalogLimits.optionValue}
            onChange={(values) => set({ matrix: setValues(matrix, { name: option.name, values }, newKey) })}
          />
          {canWrite ? (
            <IconButton
              label={t('removeOptionName', { name: option.name })}
              onPress={() => settle(() => set({ matrix: removeOption(matrix, option.name) }))}
            >
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          ) : null}
        </div>
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

interface NewOptionProps {
  readonly taken: readonly string[];
  readonly onCancel: () => void;
  readonly onAdd: (name: string, values: readonly string[]) => void;
}

function NewOption({ taken, onCancel, onAdd }: NewOptionProps) {
  const [name, setName] = useState('');
  const [values, setAllValues] = useState<readonly string[]>([]);
  const isTaken = taken.includes(name.trim());
  return (
    <div className="ui-stack">
      <div className="option" role="group" aria-label={t('newOption')}>
        <TextField
          label={t('option')}
          placeholder={t('optionPlaceholder')}
          autoFocus
          value={name}
          onChange={setName}
          maxLength={catalogLimits.optionName}
          errorMessage={isTaken ? t('optionExists', { name: name.trim() }) : undefined}
        />
        <TagField
          label={t('values')}
          value={values}
          maxLength={catalogLimits.optionValue}
          onChange={setAllValues}
          description={t('valuesDescription')}
        />
      </div>
      <div className="ui-row">
        <Button
          size="small"
          variant="primary"
          isDisabled={name.trim() === '' || values.length === 0 || isTaken}
          onPress={() => onAdd(name.trim(), values)}
        >
          {t('addOption')}
        </Button>
        <Button size="small" variant="quiet" onPress={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  );
}
