import { catalogLimits } from '@veranda/domain/catalog/limits';
import { Button } from '@veranda/ui/Button.tsx';
import { TagField } from '@veranda/ui/TagField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useState } from 'react';
import { t } from './messages.ts';

interface NewOptionProps {
  readonly taken: readonly string[];
  readonly onCancel: () => void;
  readonly onAdd: (name: string, values: readonly string[]) => void;
}

/** An option that is yet to be added, with its values. */
export function NewOption({ taken, onCancel, onAdd }: NewOptionProps) {
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
