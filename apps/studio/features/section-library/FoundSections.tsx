import { Button } from '@veranda/ui/Button.tsx';
import { EmptyState } from '@veranda/ui/EmptyState.tsx';
import type { ComponentProps } from 'react';
import { SectionCards } from './SectionCards.tsx';
import { t } from './messages.ts';

type FoundSectionsProps = ComponentProps<typeof SectionCards> & {
  readonly search: string;
  readonly onClear: () => void;
};

/** The sections that a search has found, or a way back where there are none. */
export function FoundSections({ search, onClear, ...cards }: FoundSectionsProps) {
  if (cards.sections.length > 0) return <SectionCards {...cards} />;
  const clear = (
    <Button size="small" onPress={onClear}>
      {t('clearSearch')}
    </Button>
  );
  return (
    <EmptyState title={t('noSectionFound')} actions={clear}>
      {t('noSectionFoundText', { text: search.trim() })}
    </EmptyState>
  );
}
