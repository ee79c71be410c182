import type { ContentImport, ContentImportEntry } from '@veranda/contracts/content-import';
import { entryKinds } from '@veranda/domain/content-import/entries';
import { formatList } from '../../format-list.ts';
import { t } from './messages.ts';

export const kindLabels: Readonly<Record<ContentImportEntry['kind'], string>> = {
  post: t('kindPost'),
  page: t('kindPage'),
  comment: t('kindComment'),
  picture: t('kindPicture'),
  author: t('kindAuthor'),
  category: t('kindCategory'),
  tag: t('kindTag'),
};

export const stateLabels: Readonly<Record<ContentImportEntry['status'] | 'noted', string>> = {
  planned: t('statePlanned'),
  done: t('stateDone'),
  skipped: t('stateSkipped'),
  undone: t('stateUndone'),
  noted: t('stateNoted'),
};

const countKeys = {
  author: 'countAuthor',
  category: 'countCategory',
  tag: 'countTag',
  picture: 'countPicture',
  page: 'countPage',
  post: 'countPost',
  comment: 'countComment',
} as const;

/** Counts of the entries of an import by kind: `3 pages, 12 posts and 40 comments`. */
export function countOf(counts: ContentImport['counts']): string {
  const parts = entryKinds.toReversed().flatMap((kind) => {
    const ofKind = counts.filter((each) => each.kind === kind && each.status !== 'skipped');
    const count = ofKind.reduce((sum, each) => sum + each.count, 0);
    return count === 0 ? [] : [t(countKeys[kind], { count })];
  });
  return formatList(parts);
}

/** Names of the files of an import, in a few words. */
export function filesOf({ files }: ContentImport): string {
  return t('files', { count: files.length - 1, first: files[0]?.name ?? '' });
}
