import type { ComponentType } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from './Dialog.tsx';

/** A kind of thing that can be added. */
interface CommandChoice {
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': 'true' }>;
}

interface CommandGroup {
  readonly title: string;
  readonly choices: readonly CommandChoice[];
}

interface CommandPickerProps {
  readonly title: string;
  readonly groups: readonly CommandGroup[];
  readonly onClose: () => void;
  readonly onChoose: (id: string) => void;
}

/** Every kind of thing that can be added, by group, to choose one. */
export function CommandPicker({ title, groups, onClose, onChoose }: CommandPickerProps) {
  return (
    <Dialog title={title} kind="wide" isOpen onClose={onClose}>
      {groups.map((group) => (
        <section key={group.title} className="ui-palette-group" aria-label={group.title}>
          <h3>{group.title}</h3>
          <div className="ui-palette">
            {group.choices.map((choice) => (
              <Choice key={choice.id} choice={choice} onPress={() => onChoose(choice.id)} />
            ))}
          </div>
        </section>
      ))}
    </Dialog>
  );
}

function Choice({ choice, onPress }: { readonly choice: CommandChoice; readonly onPress: () => void }) {
  const { icon: Icon, label, note } = choice;
  return (
    <Button className="ui-palette-choice" onPress={onPress}>
      <span className="ui-palette-icon">
        <Icon size={18} aria-hidden="true" />
      </span>
      <span>
        <strong>{label}</strong>
        <span className="ui-help">{note}</span>
      </span>
    </Button>
  );
}
