import type { FieldKindName } from '@veranda/domain/forms/document';
import type { FieldKind } from '@veranda/domain/forms/kinds/field-kind';
import { fieldKinds } from '@veranda/domain/forms/kinds/registry';
import { CommandPicker } from '@veranda/ui/CommandPicker.tsx';
import { fieldIconOf } from './field-icons.ts';
import { fieldKindName } from './field-kind-messages.ts';
import { t } from './messages.ts';

interface FieldPaletteProps {
  readonly onClose: () => void;
  readonly onChoose: (kind: FieldKindName) => void;
}

const titles: Readonly<Record<FieldKind['group'], string>> = {
  text: t('text'),
  contact: t('contact'),
  choice: t('choices'),
  time: t('dateAndTime'),
  other: t('other'),
};

const groups = Object.entries(titles).map(([group, title]) => ({
  title,
  choices: fieldKinds
    .filter((kind) => kind.group === group)
    .map(({ name }) => ({ id: name, label: fieldKindName(name), ...fieldIconOf(name) })),
}));

/** Every kind of field, to choose one to add. */
export function FieldPalette({ onClose, onChoose }: FieldPaletteProps) {
  const choose = (id: string) => {
    const kind = fieldKinds.find(({ name }) => name === id);
    if (kind) onChoose(kind.name);
  };
  return <CommandPicker title={t('addAField')} groups={groups} onClose={onClose} onChoose={choose} />;
}
