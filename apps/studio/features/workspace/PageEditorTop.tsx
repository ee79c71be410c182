import type { PageDocument } from '@veranda/domain/pages/document';
import type { OpenDocument } from '../../documents/open-document.ts';
import { EditorBar } from '../../editing/EditorBar.tsx';
import { paths } from '../../paths.ts';
import { mayWrite, useSite } from '../../shell/use-site.ts';
import { HistoryMenu } from '../history/HistoryMenu.tsx';
import { NameVersionDialog } from '../history/NameVersionDialog.tsx';
import type { Checkpoint } from '../history/use-checkpoint.ts';
import { PageNotices } from '../pages/PageNotices.tsx';
import type { PageDetail } from '../pages/use-page-settings.ts';

interface PageEditorTopProps {
  readonly detail: PageDetail;
  readonly open: OpenDocument<PageDocument>;
  readonly checkpoint: Checkpoint;
}

/** Above the content of a page: saving, the way back, who is here, older versions, and what is to be known of it. */
export function PageEditorTop({ detail: { page, access }, open, checkpoint }: PageEditorTopProps) {
  const site = useSite();
  const canWrite = mayWrite(site, 'pages');
  return (
    <>
      <EditorBar open={open} name={page.urlSlug || page.title} canWrite={canWrite}>
        <HistoryMenu
          href={paths.pageHistory(site.slug, page.id)}
          onName={canWrite ? checkpoint.name : null}
        />
      </EditorBar>
      <PageNotices access={access} canWrite={canWrite} />
      {checkpoint.naming ? <NameVersionDialog {...checkpoint.naming} /> : null}
    </>
  );
}
