import { useQuery } from '@tanstack/react-query';
import { Button } from '@veranda/ui/Button.tsx';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { showToast } from '@veranda/ui/toast-queue';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Switch } from '@veranda/ui/Switch.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { Controller, useForm } from 'react-hook-form';
import { CallFailure, messageOf } from '../../api/call-failure.ts';
import type { EndpointOutput } from '@veranda/contracts/endpoint';
import type { getPage, PageCard } from '@veranda/contracts/pages';
import { useSite } from '../../shell/use-site.ts';
import { SearchPreview } from './SearchPreview.tsx';
import { statusLabels } from './page-badges.ts';
import { pageQuery, usePageActs } from './page-queries.ts';

/** The drawer of a page's settings. */
export function PageSettings({ page, onClose }: { readonly page: string; readonly onClose: () => void }) {
  const site = useSite();
  const query = useQuery({ ...pageQuery(site.id, page), staleTime: 0, gcTime: 0 });
  if (query.data && query.isFetchedAfterMount) return <SettingsForm detail={query.data} onClose={onClose} />;
  return (
    <Dialog title="Page settings" kind="drawer" isOpen onClose={onClose}>
      {query.isError ? (
        <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <div className="ui-stack" role="status" aria-label="Loading">
          <Skeleton height="56px" />
          <Skeleton height="56px" />
          <Skeleton height="120px" />
        </div>
      )}
    </Dialog>
  );
}

const statuses = Object.entries(statusLabels).map(([value, label]) => ({ value, label }));

interface SettingsFormProps {
  readonly detail: EndpointOutput<typeof getPage>;
  readonly onClose: () => void;
}

function SettingsForm({ detail, onClose }: SettingsFormProps) {
  const site = useSite();
  const { update } = usePageActs(site.id);
  const { page, seo } = detail;
  const form = useForm({
    defaultValues: {
      title: page.title,
      navigationTitle: page.navigationTitle,
      urlSlug: page.urlSlug,
      status: page.status as PageCard['status'],
      isHome: page.isHome,
      seoTitle: seo.title,
      seoDescription: seo.description,
    },
  });
  const submit = form.handleSubmit((values) => {
    const { seoTitle, seoDescription, isHome, urlSlug, ...rest } = values;
    update.mutate(
      {
        page: page.id,
        version: page.version,
        ...rest,
        ...(urlSlug === page.urlSlug ? {} : { urlSlug }),
        ...(isHome && !page.isHome ? { isHome: true as const } : {}),
        seo: { ...seo, title: seoTitle, description: seoDescription },
      },
      {
        onSuccess: () => {
          showToast({ text: `Settings of “${values.title}” saved` });
          onClose();
        },
        onError: (fault) => {
          if (fault instanceof CallFailure && fault.code.startsWith('slug-')) {
            form.setError('urlSlug', { message: fault.message }, { shouldFocus: true });
          }
        },
      },
    );
  });
  const isUnplaced =
    update.isError && !(update.error instanceof CallFailure && update.error.code.startsWith('slug-'));
  const [seoTitle, seoDescription, title] = form.watch(['seoTitle', 'seoDescription', 'title']);
  return (
    <Dialog
      title="Page settings"
      kind="drawer"
      isOpen
      onClose={onClose}
      isDismissable={!form.formState.isDirty}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isPending={update.isPending} onPress={() => void submit()}>
            Save
          </Button>
        </>
      }
    >
      <form className="ui-stack" onSubmit={(event) => void submit(event)} noValidate>
        {isUnplaced ? <Notice tone="danger">{messageOf(update.error)}</Notice> : null}
        <Controller
          control={form.control}
          name="title"
          rules={{ validate: (value) => value.trim() !== '' || 'A page needs a title' }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <TextField
              {...field}
              inputRef={ref}
              label="Title"
              maxLength={200}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="navigationTitle"
          rules={{ validate: (value) => value.trim() !== '' || 'The navigation needs a word for this page' }}
          render={({ field: { ref, ...field }, fieldState }) => (
            <TextField
              {...field}
              inputRef={ref}
              label="Title in the navigation"
              maxLength={100}
              errorMessage={fieldState.error?.message}
            />
          )}
        />
        {page.isHome ? null : (
          <Controller
            control={form.control}
            name="urlSlug"
            render={({ field: { ref, ...field }, fieldState }) => (
              <TextField
                {...field}
                inputRef={ref}
                label="Address"
                prefix="/"
                maxLength={100}
                spellCheck="false"
                description={`${site.host}/${field.value}`}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        )}
        <Controller
          control={form.control}
          name="status"
          render={({ field }) => (
            <Select
              label="Status"
              options={statuses}
              value={field.value}
              onChange={field.onChange}
              description="Only published pages are seen by visitors, after the next publish."
            />
          )}
        />
        <Controller
          control={form.control}
          name="isHome"
          render={({ field }) => (
            <Switch
              isSelected={field.value}
              onChange={field.onChange}
              isDisabled={page.isHome}
              note={
                page.isHome
                  ? 'Choose another page as home to change it.'
                  : 'The first page that visitors see.'
              }
            >
              Home page
            </Switch>
          )}
        />
        <h3 className="drawer-head">Search and sharing</h3>
        <SearchPreview
          title={seoTitle || `${title} — ${site.title}`}
          url={page.url}
          description={seoDescription}
        />
        <Controller
          control={form.control}
          name="seoTitle"
          render={({ field: { ref, ...field } }) => (
            <TextField
              {...field}
              inputRef={ref}
              label="Title for search"
              optional
              maxLength={200}
              description={`${String(field.value.length)} of about 60 characters`}
            />
          )}
        />
        <Controller
          control={form.control}
          name="seoDescription"
          render={({ field: { ref, ...field } }) => (
            <TextField
              {...field}
              inputRef={ref}
              label="Description for search"
              optional
              rows={3}
              maxLength={500}
              description={`${String(field.value.length)} of about 155 characters`}
            />
          )}
        />
      </form>
    </Dialog>
  );
}
