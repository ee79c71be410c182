import type { MerchandisingBody } from '@veranda/contracts/catalog-merchandising';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Panel } from '@veranda/ui/Panel.tsx';
import { FormProvider, useForm } from 'react-hook-form';
import { messageOf } from '../../api/call-failure.ts';
import { SaveBar } from '../../SaveBar.tsx';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { useStoreWords } from './restock-queries.ts';
import { wordsPanels } from './words-fields.ts';
import { WordsPart } from './WordsPart.tsx';

/** The words and switches of what is scarce or sold out. */
export function RestockWordsForm({ settings }: { readonly settings: MerchandisingBody }) {
  const form = useForm<MerchandisingBody>({ defaultValues: settings });
  const { submit, save, canWrite } = useStoreWords(form);
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
        {save.isError ? <Notice tone="danger">{messageOf(save.error)}</Notice> : null}
        {wordsPanels.map(({ fields, ...panel }) => (
          <Panel key={panel.title} {...panel}>
            {fields.map((field) => (
              <WordsPart key={field.name} field={field} />
            ))}
          </Panel>
        ))}
        {canWrite ? (
          <SaveBar isDirty={isDirty} isSaving={save.isPending} onDiscard={() => form.reset()} />
        ) : null}
        <UnsavedGuard isDirty={isDirty} onSave={submit} isSaving={save.isPending} />
      </form>
    </FormProvider>
  );
}
