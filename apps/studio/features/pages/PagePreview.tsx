import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { previewQuery } from '../../preview/preview-query.ts';
import { PreviewFrame } from '../../preview/PreviewFrame.tsx';
import type { PreviewView } from '../../preview/use-preview-view.ts';
import { useSite } from '../../shell/use-site.ts';
import { FollowLink } from './FollowLink.tsx';
import { t } from './messages.ts';

/** A page of the draft by its address; null for one that visitors do not get. */
export interface PreviewedPage {
  readonly title: string;
  readonly path: string | null;
}

interface PagePreviewProps {
  readonly page: PreviewedPage;
  /** The block that is brought into view; null for none. */
  readonly block: string | null;
  readonly view: PreviewView;
  /** Number that grows with every save: the preview is loaded again then. */
  readonly version: number;
}

/** The draft of the page as it was last saved. */
export function PagePreview({ page, version, block, view }: PagePreviewProps) {
  const site = useSite();
  const [link, setLink] = useState<string | null>(null);
  const preview = useQuery(previewQuery(site.id));
  if (page.path === null) return <p className="ui-muted">{t('pageNotVisible')}</p>;
  if (preview.isError && !preview.data)
    return <ErrorState message={messageOf(preview.error)} onRetry={() => void preview.refetch()} />;
  if (!preview.data) return <Skeleton height="320px" />;
  const url = `${preview.data.url}&path=${encodeURIComponent(page.path)}#${version}`;
  return (
    <>
      <PreviewFrame
        title={t('previewOfTitle', { title: page.title })}
        url={url}
        block={block}
        view={view}
        onLink={setLink}
      />
      {link === null ? null : <FollowLink href={link} path={page.path} onClose={() => setLink(null)} />}
    </>
  );
}
