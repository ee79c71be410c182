import type { MerchandisingBody } from '@veranda/contracts/catalog-merchandising';
import { Panel } from '@veranda/ui/Panel.tsx';
import { FormProvider, useForm } from 'react-hook-form';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import { useFormDraft } from '../../editing/use-form-draft.ts';
import { useSite } from '../../shell/use-site.ts';
import { SaveBar } from '../../SaveBar.tsx';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { useSaveMessages } from './restock-queries.ts';
import { wordsPanels } from './message-fields.ts';
import { MessageField } from './MessageField.tsx';

interface RestockMessagesFormProps {
  readonly settings: MerchandisingBody;
  /** Texts that visitors read while the field of the same name is blank. */
  readonly siteTexts: Readonly<Record<string, string>>;
}

/** The words and switches of what is scarce or sold out. */
export function RestockMessagesForm({ settings, siteTexts }: RestockMessagesFormProps) {
  const form = useForm<MerchandisingBody>({ defaultValues: settings });
  const { submit, save, canWrite } = useSaveMessages(form);
  const draft = useFormDraft(form, `${useSite().id} restock`);
  const { isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <form
        className="ui-stack ui-stack--loose"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {draft.isFound ? <RecoveredDraft {...draft} /> : null}
        {wordsPanels.map(({ fields, ...panel }) => (
          <Panel key={panel.title} {...panel}>
            {fields.map((field) => (
              <MessageField key={field.name} field={field} siteText={siteTexts[field.name]} />
            ))}
          </Panel>
        ))}
        {canWrite ? (
          <SaveBar
            isDirty={isDirty}
            isSaving={save.isPending}
            failure={save.error}
            onDiscard={() => form.reset()}
          />
        ) : null}
        <UnsavedGuard isDirty={isDirty} onSave={submit} isSaving={save.isPending} onDiscard={draft.drop} />
      </form>
    </FormProvider>
  );
}
