import type { PageDocument } from '@veranda/domain/pages/document';
import { useCallback, useMemo } from 'react';
import type { OpenDocument } from '../../documents/open-document.ts';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSite } from '../../shell/use-site.ts';
import type { EditedPage } from '../pages/page-editor-context.ts';
import { PageEditorHead, previewOf } from '../pages/PageEditorHead.tsx';
import type { PageDetail } from '../pages/use-page-settings.ts';
import { PageEditorTop } from './PageEditorTop.tsx';
import { SectionsEditor } from './SectionsEditor.tsx';

interface PageEditorProps {
  readonly detail: PageDetail;
  readonly open: OpenDocument<PageDocument>;
}

/** The sections and blocks of a page, edited in place and saved by themselves. */
export function PageEditor({ detail, open }: PageEditorProps) {
  const site = useSite();
  const { id } = detail.page;
  const { title, path } = previewOf(detail.page);
  const page = useMemo(
    (): EditedPage => ({ kind: 'page', id, title, path, area: 'pages', fields: null }),
    [id, title, path],
  );
  const head = useCallback(
    (onNameVersion: () => void) => (
      <>
        <PageEditorHead page={detail.page} session={open.session} />
        <PageEditorTop detail={detail} open={open} onNameVersion={onNameVersion} />
      </>
    ),
    [detail, open],
  );
  return <SectionsEditor page={page} open={open} lists={[pagesQuery(site.id).queryKey]} head={head} />;
}
