import { maxSlices, type Slide } from '@veranda/domain/pages/slides/slide';
import { sliceKind, sliceKinds } from '@veranda/domain/slices/registry';
import type { SliceKind } from '@veranda/domain/slices/slice-kind';
import { Button } from '@veranda/ui/Button.tsx';
import { CommandPicker } from '@veranda/ui/CommandPicker.tsx';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { sliceIcons } from './slice-icons.ts';
import { sliceName, sliceNote, t } from './messages.ts';

interface AddSliceProps {
  readonly slide: Slide;
  readonly onChoose: (kind: SliceKind) => void;
}

/** Adds one of the slices that the slide may have and has not yet, where there may be one alone. */
export function AddSlice({ slide, onChoose }: AddSliceProps) {
  const [isOpen, setOpen] = useState(false);
  const choose = (name: string) => {
    setOpen(false);
    const kind = sliceKind(name);
    if (kind) onChoose(kind);
  };
  return (
    <div>
      <Button isDisabled={Object.keys(slide.slices).length >= maxSlices} onPress={() => setOpen(true)}>
        <Plus size={16} aria-hidden="true" />
        {t('addSlice')}
      </Button>
      {isOpen ? (
        <CommandPicker
          title={t('addSlice')}
          groups={groupsOf(slide)}
          onClose={() => setOpen(false)}
          onChoose={choose}
        />
      ) : null}
    </div>
  );
}

function groupsOf({ type, slices }: Slide) {
  const there = new Set(Object.values(slices).map(({ name }) => name));
  const offered = sliceKinds.filter(
    (kind) => kind.slides.includes(type) && !kind.replacement && !(kind.isSingle && there.has(kind.key)),
  );
  const choices = offered.map((kind) => ({
    id: kind.key,
    label: sliceName(kind),
    note: sliceNote(kind),
    icon: sliceIcons[kind.key],
  }));
  return [{ title: t('slices'), choices }];
}
