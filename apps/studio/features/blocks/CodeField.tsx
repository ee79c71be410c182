import { Notice } from '@veranda/ui/Notice.tsx';
import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { lazy, Suspense } from 'react';
import { MenuField, type SourceFieldProps } from './MenuField.tsx';
import { t } from './messages.ts';

const CodeEditor = lazy(() => import('./CodeEditor.tsx').then((file) => ({ default: file.CodeEditor })));

/** Source text; menus can be edited as a table too. The editor comes when it is first needed. */
export function CodeField(props: SourceFieldProps) {
  return props.language === 'menu' ? (
    <MenuField {...props} Source={SourceField} />
  ) : (
    <SourceField {...props} />
  );
}

// Keyboards of Android send no keys, which editors of code are driven by (administration §5).
function SourceField(props: SourceFieldProps) {
  const isAndroid = /android/i.test(navigator.userAgent);
  return (
    <>
      {isAndroid ? <Notice>{t('androidNote')}</Notice> : null}
      <Suspense fallback={<Skeleton height="160px" />}>
        <CodeEditor {...props} isReadOnly={props.isReadOnly || isAndroid} />
      </Suspense>
    </>
  );
}
