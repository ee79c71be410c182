import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { useState } from 'react';
import { useWidth } from '../../preview/use-width.ts';

interface TemplateFrameProps {
  readonly url: string;
  readonly title: string;
  /** CSS pixels across of the screen that it is shown on. */
  readonly screen: number;
  /** False for a picture of it, in which nothing can be reached. */
  readonly isReachable: boolean;
  readonly onFail: () => void;
}

/** The first page of a template on a screen, drawn smaller where there is less room. */
export function TemplateFrame({ url, title, screen, isReachable, onFail }: TemplateFrameProps) {
  const { element, width } = useWidth();
  const [isLoaded, setLoaded] = useState(false);
  const scale = Math.min(1, width / screen);
  return (
    <div ref={element} className="template-frame" inert={!isReachable}>
      {width > 0 ? (
        <iframe
          src={url}
          title={title}
          loading="lazy"
          sandbox="allow-same-origin"
          style={{
            width: screen,
            height: `${String(100 / scale)}%`,
            transform: `scale(${String(scale)})`,
            // From the left in every script: so is the origin of its transform.
            left: Math.max(0, (width - screen * scale) / 2),
          }}
          onLoad={({ currentTarget }) => {
            // A page that could not be made is no preview.
            if (currentTarget.contentDocument?.querySelector('link[href^="/template-sheets/"]'))
              setLoaded(true);
            else onFail();
          }}
        />
      ) : null}
      {isLoaded ? null : <Skeleton height="100%" />}
    </div>
  );
}
