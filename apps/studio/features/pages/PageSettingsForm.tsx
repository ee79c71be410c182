import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { RecoveredDraft } from '../../editing/RecoveredDraft.tsx';
import { PageAccessFields } from './PageAccessFields.tsx';
import { PageIdentityFields } from './PageIdentityFields.tsx';
import { lazy, Suspense } from 'react';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { CollectionFields } from './CollectionFields.tsx';
import { listsItems } from './list-settings.ts';
import { PageSearchFields } from './PageSearchFields.tsx';
import { type PageDetail, usePageSettings } from './use-page-settings.ts';
import { t } from './messages.ts';

const PageCodeField = lazy(() =>
  import('./PageCodeField.tsx').then((file) => ({ default: file.PageCodeField })),
);

interface PageSettingsFormProps {
  readonly detail: PageDetail;
  readonly onClose: () => void;
}

/** The settings of a page in their drawer, which stays open while something in it is unsaved. */
export function PageSettingsForm({ detail, onClose }: PageSettingsFormProps) {
  const { form, draft, isDirty, close, submit, isSaving, failure, suggestion } = usePageSettings(
    detail,
    onClose,
  );
  return (
    <Dialog
      title={t('pageSettings')}
      kind="drawer"
      isOpen
      onClose={close}
      isDismissable={!isDirty}
      footer={
        <>
          <Button variant="quiet" onPress={close}>
            {t('cancel')}
          </Button>
          <Button variant="primary" isPending={isSaving} onPress={() => void submit()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form className="ui-stack" onSubmit={(event) => void submit(event)} noValidate>
        {draft.isFound ? <RecoveredDraft {...draft} /> : null}
        {failure ? <Notice tone="danger">{messageOf(failure)}</Notice> : null}
        <PageIdentityFields control={form.control} suggestion={suggestion} {...detail} />
        {listsItems(detail.page) ? <CollectionFields control={form.control} page={detail.page} /> : null}
        <PageAccessFields control={form.control} page={detail.page} />
        <PageSearchFields control={form.control} page={detail.page} />
        <Suspense fallback={<Skeleton height="160px" />}>
          <PageCodeField control={form.control} />
        </Suspense>
        {/* Enter in a field sends the form; the button that is seen is in the foot of the drawer. */}
        <button type="submit" hidden aria-label={t('save')} />
      </form>
    </Dialog>
  );
}
