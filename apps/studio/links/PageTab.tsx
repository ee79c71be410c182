import type { LinkTarget } from '@veranda/contracts/pages';
import { targetOfLink } from '@veranda/domain/links/link-state';
import { linkReference, referenceTo } from '@veranda/domain/rich-text/link-reference';
import { ComboBox } from '@veranda/ui/ComboBox.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { TextField } from '@veranda/ui/TextField.tsx';
import { useLinkTargets } from './link-targets.ts';
import { problemText } from './link-words.ts';
import type { LinkEditing } from './use-link-draft.ts';
import { t } from './messages.ts';

/** A page or an item by its id, or an address on the site. */
export function PageTab({ editing }: { readonly editing: LinkEditing }) {
  const { draft, set, problem } = editing;
  const targets = useLinkTargets(draft.page);
  const isReference = linkReference(draft.page) !== null;
  return (
    <>
      {targets.isError && !targets.data ? (
        <ErrorState message={t('unableToLoadPages')} onRetry={() => void targets.refetch()} />
      ) : null}
      {targets.isPending ? <Skeleton height="56px" /> : null}
      {targets.data ? (
        <ComboBox
          label={t('page')}
          options={targets.data.targets.filter(({ kind }) => kind !== 'file').map(optionOf)}
          value={chosenOf(draft.page, targets.data.targets)}
          onChange={(page) => set({ page })}
        />
      ) : null}
      <div data-takes-link>
        <TextField
          label={t('pagePath')}
          description={t('pagePathHelp')}
          placeholder={t('pagePathPlaceholder')}
          inputMode="url"
          maxLength={2000}
          value={isReference ? '' : draft.page}
          onChange={(page) => set({ page })}
          errorMessage={problem?.field === 'page' ? problemText(problem) : undefined}
        />
      </div>
    </>
  );
}

function optionOf(target: LinkTarget) {
  const title = target.isPublic ? target.title : t('hiddenPage', { title: target.title });
  return {
    value: referenceTo(target),
    label: target.kind === 'item' ? t('itemOption', { title, path: target.path }) : title,
  };
}

function chosenOf(page: string, targets: readonly LinkTarget[]): string {
  const target = page === '' ? undefined : targetOfLink(page, { targets });
  return target && target.kind !== 'file' ? referenceTo(target) : '';
}
