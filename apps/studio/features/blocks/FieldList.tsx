import type { BlockValue } from '@veranda/domain/blocks/kind';
import { Button } from '@veranda/ui/Button.tsx';
import { useState } from 'react';
import { FieldControl } from './FieldControl.tsx';
import type { FieldListProps } from './field-props.ts';
import type { LabelledField } from './labelled-field.ts';
import { t } from './messages.ts';

/** The fields that apply under the conditions of the value; advanced ones behind "More". */
export function FieldList({ fields, value, isReadOnly, sharedText, onChange }: FieldListProps) {
  const [showsMore, setShowsMore] = useState(false);
  const applying = fields.filter((field) => applies(field, value));
  const hidden = applying.filter((field) => field.advanced);
  const shown = showsMore ? applying : applying.filter((field) => !field.advanced);
  if (applying.length === 0) return <p className="ui-muted">{t('thisBlockHasNoSettings')}</p>;
  return (
    <>
      {shown.map((field) => (
        <FieldControl
          key={field.path}
          field={field}
          value={value[field.path]}
          isReadOnly={isReadOnly}
          Fields={FieldList}
          record={value}
          shared={field.kind === 'richtext' ? sharedText?.(field.path) : undefined}
          onChange={(next) => {
            onChange(field.path, next);
            for (const path of pointsOf(fields, field, value)) onChange(path, undefined);
          }}
        />
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

/** True when the condition of a field holds. A switch that was never set counts as off. */
function applies(field: LabelledField, value: BlockValue): boolean {
  if (!field.when) return true;
  const condition = value[field.when.path] ?? false;
  return field.when.is.some((wanted) => wanted === condition);
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
