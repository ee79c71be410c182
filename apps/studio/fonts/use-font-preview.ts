import { sampleFile } from '@veranda/domain/design/font-families';
import type { ThemeFont } from '@veranda/domain/design/theme-conf';
import { fontAddress } from '@veranda/render/styles/font-faces';
import { useEffect, useState } from 'react';

const loading = new Map<string, Promise<unknown>>();

/** Name under which the studio shows a family: of a site's, and none of its own. */
export function previewName({ family }: ThemeFont): string {
  return `Preview ${family}`;
}

// A family that could not be fetched is asked for again when it is looked at again.
function load(font: ThemeFont): Promise<unknown> {
  const known = loading.get(font.family);
  if (known) return known;
  const address = fontAddress(font.family, sampleFile(font));
  const face = new FontFace(previewName(font), `url(${address})`, { weight: '100 900' });
  const started = face.load().then((loaded) => document.fonts.add(loaded));
  loading.set(font.family, started);
  started.catch(() => loading.delete(font.family));
  return started;
}

/** State of a family's Latin letters in the studio, which are fetched when `isWanted`. */
export function useFontPreview(font: ThemeFont, isWanted = true): 'loading' | 'ready' | 'failed' {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    load(font).then(
      () => (isOver ? undefined : setState('ready')),
      () => (isOver ? undefined : setState('failed')),
    );
    return () => {
      isOver = true;
    };
  }, [font, isWanted]);
  return state;
}
