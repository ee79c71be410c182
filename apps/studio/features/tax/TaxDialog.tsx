import { Button } from '@veranda/ui/Button.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import { AreaFields } from '../shipping/AreaFields.tsx';
import type { Rules } from '../shipping/rules-queries.ts';
import type { TaxRule } from './tax-form.ts';
import { type TaxEdit, useTaxForm } from './use-tax-form.ts';
import { t } from './messages.ts';

interface TaxDialogProps {
  /** Null for a new one. */
  readonly rule: TaxRule | null;
  readonly classes: NonNullable<Rules['taxes']['classes']>;
  readonly onClose: () => void;
}

/** Sets a tax up. */
export function TaxDialog({ rule, classes, onClose }: TaxDialogProps) {
  const edit = useTaxForm({ rule, classes }, onClose);
  return (
    <Dialog
      title={rule ? t('editTax') : t('newTax')}
      kind="wide"
      isOpen
      onClose={edit.close}
      isDismissable={!edit.isDirty}
      footer={
        <>
          <Button variant="quiet" onPress={edit.close}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form="tax" isPending={edit.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id="tax"
        className="ui-stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          edit.send();
        }}
      >
        {edit.draft.isFound ? <RecoveredDraft {...edit.draft} /> : null}
        <TaxFields edit={edit} />
        {classes.length > 0 ? <ClassRates edit={edit} classes={classes} /> : null}
        <Reach edit={edit} />
        {edit.problem ? <Notice tone="danger">{edit.problem}</Notice> : null}
      </form>
    </Dialog>
  );
}

function TaxFields({ edit: { form, set, problemOf } }: { readonly edit: TaxEdit }) {
  return (
    <>
      <div className="shipping-pair">
        <TextField
          label={t('name')}
          maxLength={100}
          placeholder={t('namePlaceholder')}
          value={form.name}
          onChange={(name) => set({ name })}
          errorMessage={problemOf('name')}
        />
        <TextField
          label={t('rate')}
          suffix="%"
          inputMode="decimal"
          maxLength={10}
          value={form.rate}
          onChange={(rate) => set({ rate })}
          errorMessage={problemOf('rate')}
        />
      </div>
      <AreaFields
        area={form.area}
        onChange={(area) => set({ area })}
        path="area"
        problemOf={problemOf}
        mayBeEverywhere
      />
    </>
  );
}

function ClassRates({ edit, classes }: { readonly edit: TaxEdit } & Pick<TaxDialogProps, 'classes'>) {
  const { form, set, problemOf } = edit;
  return (
    <div className="shipping-pair">
      {classes.map(({ id, name }) => (
        <TextField
          key={id}
          label={t('rateOfName', { name })}
          optional
          suffix="%"
          inputMode="decimal"
          maxLength={10}
          placeholder={form.rate}
          value={form.classRates[id] ?? ''}
          onChange={(rate) => set({ classRates: { ...form.classRates, [id]: rate } })}
          errorMessage={problemOf(`classRates.${id}`)}
        />
      ))}
    </div>
  );
}

function Reach({ edit: { form, set } }: { readonly edit: TaxEdit }) {
  return (
    <fieldset className="ui-stack ui-stack--tight">
      <legend className="ui-label">{t('alsoApplies')}</legend>
      <Checkbox isSelected={form.onDigital} onChange={(onDigital) => set({ onDigital })}>
        {t('digitalProducts')}
      </Checkbox>
      <Checkbox isSelected={form.onServices} onChange={(onServices) => set({ onServices })}>
        {t('services')}
      </Checkbox>
      <Checkbox isSelected={form.onShipping} onChange={(onShipping) => set({ onShipping })}>
        {t('shipping')}
      </Checkbox>
    </fieldset>
  );
}
