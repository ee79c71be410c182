import { completeValue } from '@veranda/domain/blocks/registry';
import type { Slice } from '@veranda/domain/pages/slides/slide';
import { sliceKind } from '@veranda/domain/slices/registry';
import { Panel } from '@veranda/ui/Panel.tsx';
import { FieldList } from '../blocks/FieldList.tsx';
import type { SlideEdits } from './use-slide-edits.ts';
import { sliceFields, sliceName } from './messages.ts';

interface SlicePanelProps {
  readonly slice: Slice;
  readonly isReadOnly: boolean;
  readonly edits: SlideEdits;
}

/** The fields of the slice that is chosen. */
export function SlicePanel({ slice: { id, name, value }, isReadOnly, edits }: SlicePanelProps) {
  const kind = sliceKind(name);
  if (!kind) return null;
  return (
    <Panel title={sliceName(kind)}>
      <div className="block-fields">
        <FieldList
          fields={sliceFields(kind)}
          value={completeValue(kind, value)}
          isReadOnly={isReadOnly}
          sharedText={(path) => edits.text(id, path)}
          onChange={(path, changed) => edits.setValue(id, path, changed)}
        />
      </div>
    </Panel>
  );
}
