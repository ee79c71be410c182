import type { FieldKindName } from '@veranda/domain/forms/document';
import type { FieldKind } from '@veranda/domain/forms/kinds/field-kind';
import { fieldKinds } from '@veranda/domain/forms/kinds/registry';
import { Dialog } from '@veranda/ui/Dialog.tsx';
import { Button } from 'react-aria-components/Button';
import { lookOfKind } from './field-looks.ts';
import '../blocks/blocks.css';

export interface FieldPaletteProps {
  readonly onClose: () => void;
  readonly onChoose: (kind: FieldKindName) => void;
}

const titles: Readonly<Record<FieldKind['group'], string>> = {
  text: 'Text',
  contact: 'Contact',
  choice: 'Choices',
  time: 'Date and time',
  other: 'Other',
};

const groups = Object.entries(titles).map(([group, title]) => ({
  title,
  kinds: fieldKinds.filter((kind) => kind.group === group),
}));

/** Every kind of field, to choose one to add. */
export function FieldPalette({ onClose, onChoose }: FieldPaletteProps) {
  return (
    <Dialog title="Add a field" kind="wide" isOpen onClose={onClose}>
      {groups.map(({ title, kinds }) => (
        <section key={title} className="palette-group" aria-label={title}>
          <h3>{title}</h3>
          <div className="palette">
            {kinds.map((kind) => (
              <KindChoice key={kind.name} kind={kind} onChoose={onChoose} />
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  );
}

function KindChoice({ kind, onChoose }: Pick<FieldPaletteProps, 'onChoose'> & { readonly kind: FieldKind }) {
  const { icon: Icon, note } = lookOfKind(kind.name);
  return (
    <Button className="palette-choice" onPress={() => onChoose(kind.name)}>
      <span className="palette-icon">
        <Icon size={18} aria-hidden="true" />
      </span>
      <span>
        <strong>{kind.label}</strong>
        <span className="ui-help">{note}</span>
      </span>
    </Button>
  );
}
