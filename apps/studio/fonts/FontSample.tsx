import type { FontFamilyChoice } from '@veranda/domain/design/font-families';
import { useEffect, useRef, useState } from 'react';
import { previewName, useFontPreview } from './use-font-preview.ts';
import { t } from './messages.ts';

interface FontSampleProps {
  readonly choice: FontFamilyChoice;
  readonly text: string;
}

/** A text in a family, which is fetched when the sample comes into view. */
export function FontSample({ choice, text }: FontSampleProps) {
  const element = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  const state = useFontPreview(choice.font, isSeen);
  useEffect(() => {
    if (!element.current || isSeen) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen]);
  if (state === 'failed')
    return <span className="font-failed">{t('unableToLoadPreview', { fontName: choice.name })}</span>;
  return (
    <span
      ref={element}
      className={state === 'ready' ? 'font-sample' : 'font-sample font-sample--loading'}
      style={{ fontFamily: `'${previewName(choice.font)}', ${choice.font.fallback}` }}
    >
      {text}
    </span>
  );
}
