import { BlockInspector } from './BlockInspector.tsx';
import { BlocksInspector } from './BlocksInspector.tsx';
import { SectionInspector } from './SectionInspector.tsx';
import { PageSections } from '../pages/PageSections.tsx';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import './inspector.css';

/** The settings of what is selected; of nothing in particular, those of all parts of the page one after another. */
export function Inspector() {
  const { document, selection } = usePageEditorContext();
  if (!selection.isInspected) return <PageSections />;
  const [block, ...more] = selection.ids.flatMap((id) => document.blocks[id] ?? []);
  const section = document.sections[selection.section ?? ''];
  if (block && more.length === 0) return <BlockInspector key={block.id} block={block} />;
  if (block) return <BlocksInspector ids={selection.ids} />;
  return section ? <SectionInspector id={section.id} /> : <PageSections />;
}
