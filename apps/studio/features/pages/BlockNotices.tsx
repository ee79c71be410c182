import { codeType } from '@veranda/domain/blocks/code/code';
import type { Block } from '@veranda/domain/pages/document';
import { Notice } from '@veranda/ui/Notice.tsx';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { t } from './messages.ts';
import { ReplacedNotice } from './ReplacedNotice.tsx';
import { RunPreview } from './RunPreview.tsx';

/** What has to be said about a block above its fields: of an older kind, and of code. */
export function BlockNotices({ block }: { readonly block: Block }) {
  const mayChange = useMayChange()(block);
  return (
    <>
      <ReplacedNotice block={block} />
      {mayChange ? null : <Notice>{t('codeNotAllowed')}</Notice>}
      {block.type === codeType ? <RunPreview id={block.id} /> : null}
    </>
  );
}

/** Tells of a block if one's role lets one change it: code needs a right of its own. */
export function useMayChange(): (block: Pick<Block, 'type'>) => boolean {
  const mayWriteCode = mayWrite(useSite(), 'custom-code');
  return ({ type }) => type !== codeType || mayWriteCode;
}
