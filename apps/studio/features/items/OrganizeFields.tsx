import { itemFieldProblem, itemLimits } from '@veranda/domain/pages/item-fields';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TagField } from '@veranda/ui/TagField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useTypedValue } from '../section-settings/use-typed-value.ts';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldsProps } from './fields-props.ts';
import { t } from './messages.ts';

/** Author, tags, categories, and what else lists go by. */
export function OrganizeFields({ fields }: FieldsProps) {
  const { meta, canWrite, set } = fields;
  return (
    <FieldGroup title={t('organize')}>
      <TextField
        label={t('author')}
        value={meta.author ?? ''}
        maxLength={itemLimits.author}
        isReadOnly={!canWrite}
        description={t('authorHelp')}
        onChange={(value) => set('author', value === '' ? undefined : value)}
      />
      <Names
        label={t('tags')}
        help={t('tagsHelp')}
        value={meta.tags}
        maxLength={itemLimits.tag}
        onChange={canWrite ? (value) => set('tags', value) : null}
      />
      <Names
        label={t('categories')}
        help={t('categoriesHelp')}
        value={meta.categories}
        maxLength={itemLimits.category}
        onChange={canWrite ? (value) => set('categories', value) : null}
      />
      <SourceField fields={fields} />
      <Switches fields={fields} />
    </FieldGroup>
  );
}

function Switches({ fields: { meta, canWrite, set } }: FieldsProps) {
  return (
    <>
      <Switch
        isSelected={meta.isFeatured === true}
        isDisabled={!canWrite}
        onChange={(isOn) => set('isFeatured', isOn ? true : undefined)}
      >
        {t('featured')}
      </Switch>
      <Switch
        isSelected={meta.hasComments === true}
        isDisabled={!canWrite}
        note={t('commentsHelp')}
        onChange={(isOn) => set('hasComments', isOn ? true : undefined)}
      >
        {t('comments')}
      </Switch>
    </>
  );
}

function SourceField({ fields: { meta, canWrite, set } }: FieldsProps) {
  const source = useTypedValue({
    value: meta.sourceUrl,
    problemOf: (typed) => (itemFieldProblem('sourceUrl', typed) === null ? undefined : t('sourceUrlInvalid')),
    onChange: (value) => set('sourceUrl', value),
  });
  return (
    <TextField
      label={t('sourceUrl')}
      value={source.typed}
      maxLength={itemLimits.url}
      isReadOnly={!canWrite}
      autoComplete="off"
      spellCheck="false"
      description={t('sourceUrlHelp')}
      errorMessage={source.problem}
      onChange={source.type}
    />
  );
}

interface NamesProps {
  readonly label: string;
  readonly help: string;
  readonly value: readonly string[];
  readonly maxLength: number;
  /** Null for those who may not change them. */
  readonly onChange: ((value: string[]) => void) | null;
}

function Names({ label, help, value, maxLength, onChange }: NamesProps) {
  if (onChange)
    return (
      <TagField label={label} value={value} maxLength={maxLength} description={help} onChange={onChange} />
    );
  return <TextField label={label} value={value.join(', ')} isReadOnly />;
}
