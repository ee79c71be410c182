import type { EndpointOutput } from '@veranda/contracts/endpoint';
import type { getPage, PageSummary } from '@veranda/contracts/pages';
import { showToast } from '@veranda/ui/toast-queue';
import { type Control, useForm, type UseFormReturn } from 'react-hook-form';
import { isRefusal, suggestionOf } from '../../api/call-failure.ts';
import { useFormDraft } from '../../editing/use-form-draft.ts';
import { useSite } from '../../shell/use-site.ts';
import { sameJson } from '../../same-json.ts';
import { listBodyOf, type ListValue, listValueOf } from './list-settings.ts';
import { type AccessValue, accessBodyOf, accessValueOf } from './page-access.ts';
import { usePageMutations } from '../../queries/page-queries.ts';
import { t } from './messages.ts';

export type PageDetail = EndpointOutput<typeof getPage>;

/** The settings of a page as they are edited. */
export interface PageValues {
  title: string;
  navigationTitle: string;
  urlSlug: string;
  status: PageSummary['status'];
  isHome: boolean;
  /** Null for what is no folder. */
  folder: PageSummary['folder'];
  /** Settings of the list of a collection. */
  list: ListValue;
  access: AccessValue;
  /** Former addresses that do not lead to the page. */
  withoutRedirect: readonly string[];
  /** Code of the owner in the head of the page. */
  headerCode: string;
  seoTitle: string;
  seoDescription: string;
  /** Id of the picture that links to the page show; empty for none. */
  seoPicture: string;
}

export interface PageFieldsProps {
  readonly control: Control<PageValues>;
  readonly page: PageSummary;
}

/** Address to take instead of one that was refused. */
export interface SuggestedAddress {
  readonly slug: string;
  readonly take: () => void;
}

const slugRefusals = [
  'slug-taken',
  'slug-invalid',
  'slug-reserved',
  'slug-of-shop',
  'slug-of-accounts',
  'slug-of-search',
];

/**
 * Settings of a page being edited; a refusal of the address is at the address. `onDone` when they are saved
 * or given up.
 */
export function usePageSettings(detail: PageDetail, onDone: () => void) {
  const site = useSite();
  const { update } = usePageMutations(site.id);
  const form = useForm<PageValues>({ defaultValues: valuesOf(detail) });
  const draft = useFormDraft(form, `${site.id} page-settings ${detail.page.id}`);
  const { isDirty } = form.formState;
  const close = () => {
    if (isDirty) draft.drop();
    onDone();
  };
  const isCodeRefusal = (fault: unknown) =>
    isRefusal(fault, 'code-unclosed') || isRefusal(fault, 'code-of-the-page');
  const isSlugRefusal = (fault: unknown) => slugRefusals.some((code) => isRefusal(fault, code));
  const submit = form.handleSubmit((values) =>
    update.mutate(changesOf(detail, values), {
      onSuccess: () => {
        showToast({ text: t('settingsOfTitleSaved', { title: values.title }) });
        close();
      },
      onError: (fault) => {
        if (isSlugRefusal(fault)) form.setError('urlSlug', { message: fault.message }, { shouldFocus: true });
        if (isCodeRefusal(fault)) form.setError('headerCode', { message: fault.message });
      },
    }),
  );
  return {
    form,
    draft,
    isDirty,
    close,
    isSaving: update.isPending,
    // Only as long as the field says that its address was refused.
    suggestion: form.formState.errors.urlSlug ? suggestedAddress(form, update.error) : null,
    failure:
      update.isError && !isSlugRefusal(update.error) && !isCodeRefusal(update.error) ? update.error : null,
    submit,
  };
}

function suggestedAddress(form: UseFormReturn<PageValues>, refusal: unknown): SuggestedAddress | null {
  const slug = suggestionOf(refusal);
  if (slug === undefined) return null;
  const take = () => {
    form.clearErrors('urlSlug');
    form.setValue('urlSlug', slug, { shouldDirty: true });
    form.setFocus('urlSlug');
  };
  return { slug, take };
}

function valuesOf({ page, seo, access, formerAddresses, headerCode }: PageDetail): PageValues {
  const { title, navigationTitle, urlSlug, status, isHome, folder } = page;
  return {
    title,
    navigationTitle,
    urlSlug,
    status,
    isHome,
    folder,
    list: listValueOf(page),
    access: accessValueOf(access),
    withoutRedirect: stoppedRedirects(formerAddresses),
    headerCode,
    seoTitle: seo.title,
    seoDescription: seo.description,
    seoPicture: seo.imageAssetId ?? '',
  };
}

function stoppedRedirects(addresses: PageDetail['formerAddresses']): string[] {
  return addresses.flatMap(({ slug, redirects }) => (redirects ? [] : [slug]));
}

function changesOf(detail: PageDetail, values: PageValues) {
  const { page, access: before, formerAddresses } = detail;
  const {
    seoTitle,
    seoDescription,
    seoPicture,
    isHome,
    folder,
    list,
    urlSlug,
    access,
    withoutRedirect,
    headerCode,
    ...rest
  } = values;
  const isAccessSame = sameJson(access, accessValueOf(before));
  const hasRedirectsChanged = !sameJson(withoutRedirect, stoppedRedirects(formerAddresses));
  return {
    page: page.id,
    version: page.version,
    ...rest,
    ...(urlSlug === page.urlSlug ? {} : { urlSlug }),
    ...(isHome && !page.isHome ? { isHome: true as const } : {}),
    ...(folder === null || folder === page.folder ? {} : { folder }),
    ...(sameJson(list, listValueOf(page)) ? {} : { list: listBodyOf(list) }),
    ...(headerCode === detail.headerCode ? {} : { headerCode }),
    ...(isAccessSame ? {} : { access: accessBodyOf(access) }),
    ...(hasRedirectsChanged ? { withoutRedirect: [...withoutRedirect] } : {}),
    seo: { title: seoTitle, description: seoDescription, imageAssetId: seoPicture || null },
  };
}
