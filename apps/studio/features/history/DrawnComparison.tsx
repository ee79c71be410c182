import type { PageDocument } from '@veranda/domain/pages/document';
import { copyFromVersion } from '@veranda/domain/pages/versions/restore-edits';
import { showToast } from '@veranda/ui/toast-queue';
import type { Comparison } from './history-kind.ts';
import { PageComparison } from './PageComparison.tsx';
import { t } from './messages.ts';

/** Two versions of a document of sections, drawn as a page or as an item. */
export function DrawnComparison({ kind, id, change, titles, ...comparison }: Comparison<PageDocument>) {
  const { before, after, current } = comparison;
  const copy = (section: string) => {
    const both = { current: current(), version: before };
    const edits = copyFromVersion(both, section, () => crypto.randomUUID());
    if (change?.(edits, t('copiedSectionLabel'))) showToast({ topic: 'version', text: t('sectionCopied') });
  };
  const drawn = { kind: kind === 'item' || kind === 'product' ? kind : ('page' as const), id };
  return (
    <PageComparison
      drawn={drawn}
      documents={{ before, after }}
      titles={titles}
      onCopy={change ? copy : null}
    />
  );
}
