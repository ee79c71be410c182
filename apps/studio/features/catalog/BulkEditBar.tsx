import { Button } from '@veranda/ui/Button.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useDraft } from './draft-context.ts';
import { ImageSelect } from './ImageSelect.tsx';
import { useBulkEdit, type VariantPatch } from './use-bulk-edit.ts';
import { t } from './messages.ts';

interface BulkEditBarProps {
  readonly count: number;
  readonly hasStock: boolean;
  readonly onFill: (patch: VariantPatch) => void;
}

/** Puts one price, stock or image into all chosen variants. */
export function BulkEditBar({ count, hasStock, onFill }: BulkEditBarProps) {
  const { draft } = useDraft();
  const { fill, takes, patch, ...edit } = useBulkEdit(hasStock);
  return (
    <div className="fill-bar" role="group" aria-label={t('editTheSelectedVariants')}>
      <Select
        label={t('editVariants', { count })}
        options={edit.offered}
        value={fill}
        onChange={edit.setFill}
      />
      {takes ? (
        <TextField label={takes} value={edit.text} onChange={edit.setText} inputMode="decimal" />
      ) : null}
      {fill === 'image' ? (
        <ImageSelect
          label={t('forAllSelected')}
          images={draft.images}
          value={edit.image}
          isDisabled={false}
          onChange={edit.setImage}
        />
      ) : null}
      <Button
        isDisabled={patch === null}
        onPress={() => {
          if (patch) onFill(patch);
        }}
      >
        {t('apply')}
      </Button>
    </div>
  );
}
