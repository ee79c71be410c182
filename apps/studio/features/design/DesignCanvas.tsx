import { useQuery } from '@tanstack/react-query';
import type { PageDocument } from '@veranda/domain/pages/document';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useId, useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import type { CanvasRenderer } from '../../canvas/canvas-renderer.ts';
import { CanvasStage } from '../../canvas/CanvasStage.tsx';
import { useWidth } from '../../preview/use-width.ts';
import { useSite } from '../../shell/use-site.ts';
import { homeCanvasQuery } from './home-canvas-query.ts';
import { type ShownClasses, useDesignFrame } from './use-design-frame.ts';
import { t } from './messages.ts';
import '../../preview/preview.css';

interface DesignCanvasProps {
  /** The sheet that is shown; null for the one that the page was read with. */
  readonly css: string | null;
  readonly classes: ShownClasses;
  readonly hasFailed: boolean;
}

/** The home page as it would be with the changes. */
export function DesignCanvas({ css, classes, hasFailed }: DesignCanvasProps) {
  const { id: site } = useSite();
  const query = useQuery(homeCanvasQuery(site));
  return (
    <div className="design-canvas">
      {query.isError ? (
        <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <HomeCanvas {...query.data} css={css} classes={classes} />
      ) : (
        <div role="status" aria-label={t('loading')}>
          <Skeleton height="420px" />
        </div>
      )}
      {hasFailed ? <Notice tone="warn">{t('unableToPreview')}</Notice> : null}
    </div>
  );
}

/** CSS pixels across. */
const widths = { desktop: 1280, phone: 390 } as const;
const devices = [
  { value: 'desktop', label: t('desktop') },
  { value: 'phone', label: t('phone') },
] as const;

interface HomeCanvasProps {
  readonly renderer: CanvasRenderer;
  readonly document: PageDocument;
  readonly css: string | null;
  readonly classes: ShownClasses;
}

function HomeCanvas({ renderer, document, css, classes }: HomeCanvasProps) {
  const { element: stage, width: room } = useWidth();
  const [chosen, setDevice] = useState<keyof typeof widths | null>(null);
  const device = chosen ?? (room > 0 && room < 560 ? 'phone' : 'desktop');
  const width = widths[device];
  const frame = useDesignFrame({ renderer, document, css, classes });
  const help = useId();
  const size = { stage, room, width, scale: room === 0 ? 1 : Math.min(1, room / width) };
  return (
    <div className="preview">
      <div className="preview-bar">
        <SegmentedControl label={t('shownOn')} segments={devices} value={device} onChange={setDevice} />
      </div>
      <CanvasStage title={t('canvasOf')} frame={frame} size={size} help={help} />
      <p id={help} className="ui-hidden">
        {t('canvasHelp')}
      </p>
    </div>
  );
}
