import { useQuery } from '@tanstack/react-query';
import { itemLimits } from '@veranda/domain/pages/item-fields';
import type { TagType } from '@veranda/domain/tags/tag-names';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TagField } from '@veranda/ui/TagField.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { messageOf } from '../../api/call-failure.ts';
import { facetsQuery } from '../../queries/item-facets.ts';
import { useTagNames } from '../../queries/tag-names.ts';
import { useSite } from '../../shell/use-site.ts';
import { FieldGroup } from './FieldGroup.tsx';
import { SuggestField } from './SuggestField.tsx';
import type { FieldsProps } from './fields-props.ts';
import { t } from './messages.ts';

interface OrganizeFieldsProps extends FieldsProps {
  /** Id of the collection of the item. */
  readonly collection: string;
}

/** Author, tags, categories, and what else lists go by. */
export function OrganizeFields({ fields, collection }: OrganizeFieldsProps) {
  const { meta, canWrite, set } = fields;
  return (
    <FieldGroup title={t('organize')}>
      <AuthorField fields={fields} collection={collection} />
      <Names
        type="tag"
        label={t('tags')}
        help={t('tagsHelp')}
        value={meta.tags}
        maxLength={itemLimits.tag}
        onChange={canWrite ? (value) => set('tags', value) : null}
      />
      <Names
        type="category"
        label={t('categories')}
        help={t('categoriesHelp')}
        value={meta.categories}
        maxLength={itemLimits.category}
        onChange={canWrite ? (value) => set('categories', value) : null}
      />
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

// Anybody may be named: those who work on the site and those who were named before are suggested.
function AuthorField({ fields: { meta, canWrite, set }, collection }: OrganizeFieldsProps) {
  const site = useSite();
  const { data } = useQuery(facetsQuery(site.id, collection));
  const names = new Set([...(data?.contributors ?? []), ...(data?.authors ?? []).map(({ value }) => value)]);
  return (
    <SuggestField
      label={t('author')}
      value={meta.author ?? ''}
      suggestions={[...names]}
      maxLength={itemLimits.author}
      isReadOnly={!canWrite}
      description={t('authorHelp')}
      onChange={(value) => set('author', value === '' ? undefined : value)}
    />
  );
}

interface NamesProps {
  readonly type: TagType;
  readonly label: string;
  readonly help: string;
  /** Keys of tags, which are shown by their names. */
  readonly value: readonly string[];
  readonly maxLength: number;
  /** Null for those who may not change them. */
  readonly onChange: ((value: string[]) => void) | null;
}

function Names({ type, label, help, value, maxLength, onChange }: NamesProps) {
  const names = useTagNames(useSite().id, type);
  const shown = names.shown(value);
  if (!onChange) return <TextField label={label} value={shown.join(', ')} isReadOnly />;
  const choose = (chosen: readonly string[]) =>
    void names
      .keysOf(chosen, value)
      .then(onChange)
      .catch((fault: unknown) => void showToast({ text: messageOf(fault), isDanger: true }));
  return <TagField label={label} value={shown} maxLength={maxLength} description={help} onChange={choose} />;
}
