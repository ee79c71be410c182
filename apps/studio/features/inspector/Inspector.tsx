import { Skeleton } from '@veranda/ui/Skeleton.tsx';
import { Suspense } from 'react';
import { PageSections } from '../pages/later-sections.ts';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import {
  BlockInspector,
  BlocksInspector,
  HeaderFooterInspector,
  SectionInspector,
} from './later-inspectors.ts';
import './inspector.css';

/** The settings of what is selected; of nothing in particular, those of all parts of the page one after another. */
export function Inspector() {
  const { selection, parts } = usePageEditorContext();
  const { ids, section, part } = selection;
  if (!selection.isInspected || (ids.length === 0 && section === null && part === null)) return <WholePage />;
  return (
    <Suspense fallback={<Skeleton height="320px" />}>
      {part === null ? (
        <Inspected ids={ids} section={section} />
      ) : (
        <HeaderFooterInspector part={part} open={parts} />
      )}
    </Suspense>
  );
}

interface InspectedProps {
  readonly ids: readonly string[];
  readonly section: string | null;
}

function Inspected({ ids, section }: InspectedProps) {
  const [id, ...more] = ids;
  if (id === undefined) return section === null ? null : <SectionInspector id={section} />;
  return more.length === 0 ? <BlockInspector key={id} id={id} /> : <BlocksInspector ids={ids} />;
}

function WholePage() {
  const { page } = usePageEditorContext();
  return (
    <>
      {page.fields}
      <Suspense fallback={<Skeleton height="320px" />}>
        <PageSections />
      </Suspense>
    </>
  );
}
