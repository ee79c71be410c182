import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import { ErrorState } from '@veranda/ui/ErrorState.tsx';
import { Notice } from '@veranda/ui/Notice.tsx';
import { SegmentedControl } from '@veranda/ui/SegmentedControl.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { type ReactNode, useId, useState } from 'react';
import { messageOf } from '../../api/call-failure.ts';
import { CanvasStage } from '../../canvas/CanvasStage.tsx';
import { useWidth } from '../../preview/use-width.ts';
import { useSite } from '../../shell/use-site.ts';
import { type DesignScreenKey, designScreens, isSlideScreen } from './design-screens.ts';
import { type DrawnScreen, screenQuery } from './screen-query.ts';
import { type ShownClasses, useDesignFrame } from './use-design-frame.ts';
import { t } from './messages.ts';
import '../../preview/preview.css';

interface DesignCanvasProps {
  /** The sheet that is shown; null for the one that the page was read with. */
  readonly css: string | null;
  /** The same of the pages of a purchase. */
  readonly brand: string | null;
  readonly classes: ShownClasses;
  readonly hasFailed: boolean;
  readonly screen: DesignScreenKey;
  readonly onScreen: (screen: DesignScreenKey) => void;
}

/** A page as it would be with the changes. */
export function DesignCanvas(props: DesignCanvasProps) {
  const { css, brand, classes, hasFailed, screen, onScreen } = props;
  const { id: site } = useSite();
  const query = useQuery(screenQuery(site, screen));
  const choice = <ScreenChoice screen={screen} onScreen={onScreen} />;
  return (
    <div className="design-canvas">
      {query.data ? (
        <ScreenCanvas
          key={screen}
          {...query.data}
          {...dressOf(query.data, { css, brand, classes })}
          title={t(`screen:${screen}`)}
        >
          {choice}
        </ScreenCanvas>
      ) : (
        <div className="preview">
          <div className="preview-bar">{choice}</div>
          {query.isError ? (
            <ErrorState message={messageOf(query.error)} onRetry={() => void query.refetch()} />
          ) : query.data === null && isSlideScreen(screen) ? (
            <EmptyState title={t(`no:${screen}`)}>{t('noScreenText')}</EmptyState>
          ) : (
            <div role="status" aria-label={t('loading')}>
              <Skeleton height="420px" />
            </div>
          )}
        </div>
      )}
      {hasFailed ? <Notice tone="warn">{t('unableToPreview')}</Notice> : null}
    </div>
  );
}

// The pages of a purchase have no sheet of the site, and none of its classes.
function dressOf(
  { sheets }: DrawnScreen,
  { css, brand, classes }: Pick<DesignCanvasProps, 'css' | 'brand' | 'classes'>,
): Pick<DesignCanvasProps, 'css' | 'classes'> {
  if (!sheets) return { css, classes };
  return { css: `${sheets.own}\n${brand ?? sheets.brand}`, classes: noClasses };
}

const noClasses: ShownClasses = { asRead: [], shown: [] };

const screens = designScreens.map((value) => ({ value, label: t(`screen:${value}`) }));

function ScreenChoice({ screen, onScreen }: Pick<DesignCanvasProps, 'screen' | 'onScreen'>) {
  return (
    <Select
      label={t('shownScreen')}
      hideLabel
      options={screens}
      value={screen}
      onChange={(value) => onScreen(value as DesignScreenKey)}
    />
  );
}

/** CSS pixels across. */
const widths = { desktop: 1280, phone: 390 } as const;
const devices = [
  { value: 'desktop', label: t('desktop') },
  { value: 'phone', label: t('phone') },
] as const;

interface ScreenCanvasProps extends DrawnScreen, Pick<DesignCanvasProps, 'css' | 'classes'> {
  readonly title: string;
  /** Stands beside the choice of a device. */
  readonly children: ReactNode;
}

function ScreenCanvas({ renderer, document, css, classes, title, children }: ScreenCanvasProps) {
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
        {children}
        <SegmentedControl label={t('shownOn')} segments={devices} value={device} onChange={setDevice} />
      </div>
      <CanvasStage title={t('canvasOf', { screen: title })} frame={frame} size={size} help={help} />
      <p id={help} className="ui-hidden">
        {t('canvasHelp')}
      </p>
    </div>
  );
}
