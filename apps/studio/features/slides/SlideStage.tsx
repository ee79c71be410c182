import { useQuery } from '@tanstack/react-query';
import type { Slide } from '@veranda/domain/pages/slides/slide';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useId, useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { CanvasStage } from '../../canvas/CanvasStage.tsx';
import type { SlideRenderer } from '../../canvas/slide-renderer.ts';
import { useWidth } from '../../preview/use-width.ts';
import { useSite } from '../../shell/use-site.ts';
import { slideCanvasQuery } from './slide-canvas-query.ts';
import { useSlideFrame } from './use-slide-frame.ts';
import { t } from './messages.ts';
import '../../preview/preview.css';

interface SlideStageProps {
  readonly slide: Slide;
  readonly title: string;
  readonly chosen: string | null;
  readonly onChoose: (slice: string) => void;
}

/** The slide as visitors will see it, on a desktop or a phone. */
export function SlideStage(props: SlideStageProps) {
  const query = useQuery(slideCanvasQuery(useSite().id));
  if (query.isError)
    return <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />;
  if (query.data) return <Stage {...props} renderer={query.data} />;
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton height="420px" />
    </div>
  );
}

/** CSS pixels across. */
const widths = { desktop: 1280, phone: 390 } as const;
const devices = [
  { value: 'desktop', label: t('desktop') },
  { value: 'phone', label: t('phone') },
] as const;

function Stage({ renderer, ...props }: SlideStageProps & { readonly renderer: SlideRenderer }) {
  const { id: site } = useSite();
  const { element: stage, width: room } = useWidth();
  const [chosenDevice, setDevice] = useState<keyof typeof widths | null>(null);
  const device = chosenDevice ?? (room > 0 && room < 480 ? 'phone' : 'desktop');
  const width = widths[device];
  const frame = useSlideFrame({ ...props, site, renderer });
  const help = useId();
  const size = { stage, room, width, scale: room === 0 ? 1 : Math.min(1, room / width) };
  return (
    <div className="preview">
      <div className="preview-bar">
        <SegmentedControl label={t('shownOn')} segments={devices} value={device} onChange={setDevice} />
      </div>
      <CanvasStage title={t('stageOf', { title: props.title })} frame={frame} size={size} help={help} />
      <p id={help} className="ui-hidden">
        {t('stageHelp')}
      </p>
    </div>
  );
}
