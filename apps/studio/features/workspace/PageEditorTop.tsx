import type { PageDocument } from '@veranda/domain/pages/document';
import { Suspense } from 'react';
import type { OpenDocument } from '../../documents/open-document.ts';
import { EditorBar } from '../../editing/EditorBar.tsx';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { HistoryMenu } from '../history/HistoryMenu.tsx';
import { PageCommentsButton } from '../page-comments/PageCommentsButton.tsx';
import { PageNotices } from '../pages/PageNotices.tsx';
import { CheckButton } from '../publishing/CheckButton.tsx';
import type { PageDetail } from '../pages/use-page-settings.ts';
import { ReviewNotice } from './later-review-notice.ts';

interface PageEditorTopProps {
  readonly detail: PageDetail;
  readonly open: OpenDocument<PageDocument>;
  /** Asks for a name for the page as it is now. */
  readonly onNameVersion: () => void;
}

/** Above the content of a page: saving, the way back, who is here, older versions, and what is to be known of it. */
export function PageEditorTop({ detail: { page, access }, open, onNameVersion }: PageEditorTopProps) {
  const site = useSite();
  const canWrite = mayWrite(site, 'pages');
  return (
    <>
      <EditorBar open={open} name={page.urlSlug || page.title} canWrite={canWrite}>
        <PageCommentsButton news={open.commentNews} />
        {canWrite ? <CheckButton id={page.id} /> : null}
        <HistoryMenu href={paths.pageHistory(site.slug, page.id)} onName={canWrite ? onNameVersion : null} />
      </EditorBar>
      <Suspense fallback={null}>
        <ReviewNotice review={open.review} />
      </Suspense>
      <PageNotices access={access} canWrite={canWrite} />
    </>
  );
}
