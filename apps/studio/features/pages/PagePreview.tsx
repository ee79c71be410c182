import { useQuery } from '@tanstack/react-query';
import type { PageCard } from '@veranda/contracts/pages';
import { Button } from '@veranda/ui/Button.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { messageOf } from '../../api/call-failure.ts';
import { previewQuery } from '../../preview/preview-query.ts';
import { PreviewFrame } from '../../preview/PreviewFrame.tsx';
import { useSite } from '../../shell/use-site.ts';
import type { Saving } from '../../editing/use-saving.ts';

export interface PagePreviewProps {
  readonly page: PageCard;
  readonly saving: Pick<Saving, 'version' | 'isDirty' | 'isSaving' | 'save'>;
}

/** The draft of the page as it was last saved. */
export function PagePreview({ page, saving }: PagePreviewProps) {
  const site = useSite();
  const preview = useQuery(previewQuery(site.id));
  if (page.status !== 'published')
    return (
      <p className="ui-muted">
        This page is not shown to anybody yet. Choose the status “Published” in its settings to see it here.
      </p>
    );
  if (preview.isError)
    return <ErrorState message={messageOf(preview.error)} onRetry={() => void preview.refetch()} />;
  if (preview.isPending) return <Skeleton height="320px" />;
  const path = encodeURIComponent(page.isHome ? '/' : `/${page.urlSlug}`);
  // The version makes the frame load again when the page was saved.
  const url = `${preview.data.url}&path=${path}#${saving.version}`;
  return (
    <PreviewFrame key={saving.version} title={`Preview of ${page.title}`} url={url}>
      {saving.isDirty ? (
        <Button size="small" isPending={saving.isSaving} onPress={() => void saving.save()}>
          Save to see your changes
        </Button>
      ) : null}
    </PreviewFrame>
  );
}
