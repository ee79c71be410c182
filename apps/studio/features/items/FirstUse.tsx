import type { PageSummary } from '@veranda/contracts/pages';
import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { Plus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api/call-failure.ts';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { useItemMutations } from './item-queries.ts';
import { sampleOf, wordsOf } from './item-words.ts';
import { t } from './messages.ts';

interface FirstUseProps {
  readonly collection: PageSummary;
  /** Asks for a new item; null for those who may not add one. */
  readonly onAdd: (() => void) | null;
}

/** A collection without items: the first of one's own, or a sample that is written over. */
export function FirstUse({ collection, onAdd }: FirstUseProps) {
  const site = useSite();
  const navigate = useNavigate();
  const { create } = useItemMutations(site.id);
  const words = wordsOf(collection.typeName);
  // The list has an item before the mutation is over, and this is gone then: the way to it is the promise's.
  const addSample = async () => {
    const wanted = { collection: collection.id, ...sampleOf(collection.typeName) };
    const added = await create.mutateAsync(wanted).catch(() => null);
    if (added) void navigate(paths.item(site.slug, collection.id, added.item.id));
  };
  const actions = onAdd ? (
    <>
      <Button variant="primary" onPress={onAdd}>
        <Plus size={16} aria-hidden="true" />
        {words.add}
      </Button>
      <Button isPending={create.isPending} onPress={() => void addSample()}>
        {t('startWithSample')}
      </Button>
    </>
  ) : undefined;
  return (
    <>
      {create.isError ? <Notice tone="danger">{messageOf(create.error)}</Notice> : null}
      <EmptyState title={words.none} actions={actions}>
        {words.noneText}
      </EmptyState>
    </>
  );
}
