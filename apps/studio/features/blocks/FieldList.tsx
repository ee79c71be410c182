import { type BlockValue, phonePath } from '@veranda/domain/blocks/kind';
import { fieldApplies } from '@veranda/domain/blocks/field-conditions';
import { Button } from '@veranda/ui/Button.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { useState } from 'react';
import { BoundField } from './BoundField.tsx';
import { FieldControl } from './FieldControl.tsx';
import type { OneFieldProps, FieldListProps } from './field-props.ts';
import type { LabelledField } from './labelled-field.ts';
import { t } from './messages.ts';

/** The fields that apply under the conditions of the value; advanced ones behind "More". */
export function FieldList(list: FieldListProps) {
  const { fields, value } = list;
  const [showsMore, setShowsMore] = useState(false);
  const applying = fields.filter(
    (field) => fieldApplies(fields, field, value) && !isOfAnother(field, fields),
  );
  const hidden = applying.filter((field) => field.advanced);
  const shown = showsMore ? applying : applying.filter((field) => !field.advanced);
  if (applying.length === 0) return <p className="ui-muted">{t('thisBlockHasNoSettings')}</p>;
  return (
    <>
      {shown.map((field) => (
        <BoundField key={field.path} field={field} {...list} Field={DeviceField} />
      ))}
      {hidden.length > 0 ? (
        <div className="block-more">
          <Button
            size="small"
            variant="quiet"
            onPress={() => setShowsMore(!showsMore)}
            aria-expanded={showsMore}
          >
            {showsMore ? t('less') : t('more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** A field, and the value that it has on phones where that may be another. */
function DeviceField({ field, ...list }: OneFieldProps) {
  const { value, isReadOnly, onChange } = list;
  const path = phonePath(field.path);
  const isOther = value[path] !== undefined;
  const control = <OneField field={field} {...list} />;
  if (!field.device) return control;
  return (
    <div className="device-field">
      {control}
      <Switch
        isSelected={isOther}
        isDisabled={isReadOnly}
        onChange={(wanted) => onChange(path, wanted ? value[field.path] : undefined)}
      >
        {t('otherOnPhones')}
      </Switch>
      {isOther ? (
        <OneField field={{ ...field, path, label: t('onPhones', { label: field.label }) }} {...list} />
      ) : null}
    </div>
  );
}

function OneField({ field, fields, value, isReadOnly, around, item, sharedText, onChange }: OneFieldProps) {
  return (
    <FieldControl
      field={field}
      value={value[field.path]}
      isReadOnly={isReadOnly}
      Fields={FieldList}
      record={value}
      around={around}
      item={item}
      onRecord={onChange}
      shared={field.kind === 'richtext' ? sharedText?.(field.path) : undefined}
      onChange={(next) => {
        onChange(field.path, next);
        for (const path of pointsOf(fields, field, value)) onChange(path, undefined);
      }}
    />
  );
}

// The editor of a link has the switch for its window, that of a place its longitude.
function isOfAnother({ path }: LabelledField, fields: readonly LabelledField[]): boolean {
  return fields.some(
    (field) =>
      (field.kind === 'link' && field.newWindow === path) || (field.kind === 'place' && field.lng === path),
  );
}

/** Focal points that a picture of before had: another picture has its own. */
function pointsOf(
  fields: readonly LabelledField[],
  { path }: LabelledField,
  value: BlockValue,
): readonly string[] {
  return fields
    .filter((each) => each.kind === 'focal' && each.asset === path && value[each.path] !== undefined)
    .map((each) => each.path);
}
