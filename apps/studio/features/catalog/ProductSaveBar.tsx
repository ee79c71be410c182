import { isRefusal } from '../../api/call-failure.ts';
import { SaveBar } from '../../SaveBar.tsx';
import { UnsavedGuard } from '../../UnsavedGuard.tsx';
import { useDraft } from './draft-context.ts';
import type { useProductForm } from './use-product-form.ts';
import { t } from './messages.ts';

interface ProductSaveBarProps {
  readonly form: ReturnType<typeof useProductForm>;
  readonly isNew: boolean;
}

/**
 * Saves the form, and asks before it is left unsaved. A product that is not there yet can be saved as it
 * stands.
 */
export function ProductSaveBar({ form, isNew }: ProductSaveBarProps) {
  const { canWrite } = useDraft();
  const { isDirty, isSaving, isDone, save, discard, failure } = form;
  return (
    <>
      {canWrite ? (
        <SaveBar
          isDirty={isDirty || isNew}
          isSaving={isSaving}
          saveLabel={isNew ? t('addProduct') : t('save')}
          note={isNew ? t('notSavedYet') : t('unsavedChanges')}
          failure={failure}
          wayOut={
            isRefusal(failure, 'product-changed') ? { label: t('reload'), onPress: form.reload } : undefined
          }
          onDiscard={discard}
        />
      ) : null}
      <UnsavedGuard
        isDirty={isDirty && !isDone}
        onSave={save}
        isSaving={isSaving}
        onDiscard={form.found.drop}
      />
    </>
  );
}
