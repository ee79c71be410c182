import type { QueryKey } from '@tanstack/react-query';
import { slideKinds } from '@veranda/domain/pages/slides/slide-kinds';
import type { SlideType } from '@veranda/domain/slices/slice-kind';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import type { ReactNode } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { useDocumentSession } from '../../documents/use-document-session.ts';
import { useSite } from '../../shell/use-site.ts';
import { SlideEditor } from './SlideEditor.tsx';
import { t } from './messages.ts';

interface SlideOpeningProps {
  readonly type: SlideType;
  /** Id of the page of a cover page, else of the site. */
  readonly id: string;
  readonly title: string;
  readonly note: ReactNode;
  readonly actions?: ReactNode;
  readonly lists?: readonly QueryKey[];
}

/** Opens the document of a slide. */
export function SlideOpening({ type, id, lists = [], ...rest }: SlideOpeningProps) {
  const { id: site } = useSite();
  const opening = useDocumentSession({ site, kind: slideKinds[type], id });
  if (opening.state === 'failed')
    return <ErrorState message={messageOf(opening.error)} onRetry={opening.retry} />;
  if (opening.state === 'open') return <SlideEditor {...rest} open={opening.open} lists={lists} />;
  return (
    <div className="ui-page" role="status" aria-label={t('loading')}>
      <Skeleton width="240px" height="32px" />
      <Skeleton height="420px" />
    </div>
  );
}
