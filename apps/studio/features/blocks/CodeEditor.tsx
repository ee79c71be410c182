import { indentRange } from '@codemirror/language';
import type { EditorView } from '@codemirror/view';
import { Button } from '@veranda/ui/Button.tsx';
import { t } from './messages.ts';
import { type CodeMirrorOptions, useCodeMirror } from './use-code-mirror.ts';
import './code.css';

/** Source text with highlighting, search and indentation; Tab leaves it, as everywhere in the studio. */
export function CodeEditor(props: CodeMirrorOptions) {
  const { host, view } = useCodeMirror(props);
  return (
    <div className="ui-field">
      <span className="ui-label" aria-hidden="true">
        {props.label}
      </span>
      <div ref={host} className="code-editor" />
      {props.isReadOnly ? null : (
        <div>
          <Button size="small" onPress={() => view.current && formatSource(view.current)}>
            {t('format')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Indents every line by its language and takes spaces off the ends of lines. */
function formatSource(view: EditorView): void {
  const { state } = view;
  view.dispatch({ changes: indentRange(state, 0, state.doc.length), userEvent: 'input.indent' });
  const trailing = [...view.state.doc.toString().matchAll(/[ \t]+$/gm)].map(({ index, 0: spaces }) => ({
    from: index,
    to: index + spaces.length,
  }));
  view.dispatch({ changes: trailing, userEvent: 'input.indent' });
}
