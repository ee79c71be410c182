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

export interface TaxDialogProps {
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
      title={rule ? 'Edit tax' : 'New tax'}
      kind="wide"
      isOpen
      onClose={edit.close}
      isDismissable={!edit.isDirty}
      footer={
        <>
          <Button variant="quiet" onPress={edit.close}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form="tax" isPending={edit.isPending}>
            Save
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
          label="Name"
          maxLength={100}
          placeholder="Sales tax"
          value={form.name}
          onChange={(name) => set({ name })}
          errorMessage={problemOf('name')}
        />
        <TextField
          label="Rate"
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
          label={`Rate of ${name}`}
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
      <legend className="ui-label">Also applies to</legend>
      <Checkbox isSelected={form.onDigital} onChange={(onDigital) => set({ onDigital })}>
        Digital goods
      </Checkbox>
      <Checkbox isSelected={form.onServices} onChange={(onServices) => set({ onServices })}>
        Services
      </Checkbox>
      <Checkbox isSelected={form.onShipping} onChange={(onShipping) => set({ onShipping })}>
        Shipping
      </Checkbox>
    </fieldset>
  );
}
