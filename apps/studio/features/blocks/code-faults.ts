import { RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, lineNumberMarkers } from '@codemirror/view';

/** A line of a source at fault, from 1, with what is wrong in it. */
export interface SourceFault {
  readonly line: number;
  readonly text: string;
}

const setFaults = StateEffect.define<readonly SourceFault[]>();

class FaultMarker extends GutterMarker {
  override readonly elementClass = 'cm-fault-number';
}

const marker = new FaultMarker();

const faultyLines = StateField.define<RangeSet<Decoration>>({
  create: () => Decoration.none,
  update(marks, { effects, changes, newDoc }) {
    const set = effects.find((effect) => effect.is(setFaults));
    if (!set) return marks.map(changes);
    const texts = Map.groupBy(set.value as readonly SourceFault[], ({ line }) => line);
    const lines = [...texts].filter(([line]) => line <= newDoc.lines);
    return Decoration.set(
      lines.map(([line, faults]) => {
        const title = faults.map(({ text }) => text).join(' ');
        return Decoration.line({ class: 'cm-fault', attributes: { title } }).range(newDoc.line(line).from);
      }),
      true,
    );
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    lineNumberMarkers.compute([field], (state) => {
      const marks: { from: number; to: number; value: GutterMarker }[] = [];
      state.field(field).between(0, state.doc.length, (from) => void marks.push(marker.range(from)));
      return RangeSet.of(marks as never, true);
    }),
  ],
});

/** Marks of lines at fault, beside their numbers and behind their text. */
export const faultMarks = [
  faultyLines,
  EditorView.theme({
    '.cm-fault': {
      backgroundColor: 'var(--danger-tint)',
      textDecoration: 'underline wavy var(--danger) 1px',
      textUnderlineOffset: '3px',
    },
    '.cm-fault-number': { color: 'var(--danger)', fontWeight: '600' },
    '.cm-fault-number::before': { content: '"\u26a0\ufe0e "' },
  }),
];

/** Marks these lines, and no others. */
export function showFaults(editor: EditorView, faults: readonly SourceFault[]): void {
  editor.dispatch({ effects: setFaults.of(faults) });
}
