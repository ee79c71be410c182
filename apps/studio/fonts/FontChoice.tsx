import {
  type FontCategory,
  fontCategories,
  fontFamilyNamed,
  searchFonts,
} from '@veranda/domain/design/font-families';
import { Button } from '@veranda/ui/Button.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { Select } from '@veranda/ui/Select.tsx';
import { useState } from 'react';
import { FontList } from './FontList.tsx';
import { type KitChoice, KitFonts } from './KitFonts.tsx';
import { t } from './messages.ts';

interface FontChoiceProps {
  readonly value: string;
  readonly used: readonly string[];
  /** Words that families are shown by. */
  readonly text: string;
  readonly onChoose: (name: string) => void;
  /** Absent where kits are not chosen. */
  readonly kit?: KitChoice | undefined;
}

/** The families of the style guide, and on demand all of them. */
export function FontChoice({ value, used, text, onChoose, kit }: FontChoiceProps) {
  const [isBrowsing, setBrowsing] = useState(false);
  const inUse = [...new Set(used)].flatMap((name) => fontFamilyNamed(name) ?? []);
  return (
    <>
      <section className="ui-stack">
        <h3 className="ui-label">{t('inStyleGuide')}</h3>
        <FontList label={t('inStyleGuide')} choices={inUse} value={value} text={text} onChoose={onChoose} />
      </section>
      {kit ? <KitFonts {...kit} value={value} onChoose={onChoose} /> : null}
      {isBrowsing ? (
        <AllFonts value={value} text={text} onChoose={onChoose} />
      ) : (
        <Button onPress={() => setBrowsing(true)}>{t('browseAll')}</Button>
      )}
    </>
  );
}

function AllFonts({ value, text, onChoose }: Omit<FontChoiceProps, 'used' | 'kit'>) {
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<FontCategory | 'all'>('all');
  const found = searchFonts(search, category === 'all' ? null : category);
  const options = [
    { value: 'all', label: t('allCategories') },
    ...fontCategories.map((each) => ({ value: each, label: t(each) })),
  ];
  return (
    <section className="ui-stack" aria-label={t('browseAll')}>
      <div className="font-filters">
        <SearchField label={t('search')} value={search} onChange={setSearch} />
        <Select
          label={t('category')}
          hideLabel
          options={options}
          value={category}
          onChange={(chosen) => setCategory(chosen as FontCategory | 'all')}
        />
      </div>
      <p className="ui-help" role="status">
        {found.length === 0 ? t('noFonts') : t('found', { count: found.length })}
      </p>
      {found.length === 0 ? null : (
        <FontList label={t('fonts')} choices={found} value={value} text={text} onChoose={onChoose} />
      )}
    </section>
  );
}
