import { offeredKinds } from '@veranda/domain/blocks/registry';
import type { BlockKind } from '@veranda/domain/blocks/kind';
import { Button } from '@veranda/ui/Button.tsx';
import { SearchField } from '@veranda/ui/SearchField.tsx';
import { LayoutTemplate } from 'lucide-react';
import { useState } from 'react';
import { blockGroups, blockIconOf } from '../blocks/block-icons.ts';
import { blockKindName } from '../blocks/block-messages.ts';
import { useSite } from '../../shell/use-site.ts';
import { useSiteContent } from '../section-library/use-site-content.ts';
import { usePageEditorContext } from '../pages/page-editor-context.ts';
import { InsertTile } from './InsertTile.tsx';
import { t } from './messages.ts';

/** Every kind of block, to be added by a click or dragged onto the page; and the sections that are ready. */
export function InsertPanel() {
  const { chooseSection, selection } = usePageEditorContext();
  const { content } = useSiteContent(useSite().id);
  const [search, setSearch] = useState('');
  const found = matchingKinds(search);
  return (
    <div className="insert-panel">
      <Button
        onPress={() =>
          chooseSection(selection.section === null ? null : { section: selection.section, side: 'after' })
        }
      >
        <LayoutTemplate size={16} aria-hidden="true" />
        {t('readySections')}
      </Button>
      <SearchField label={t('searchBlocks')} value={search} onChange={setSearch} />
      <p className="ui-help">{t('insertHint')}</p>
      {found.length === 0 ? <p className="ui-muted">{t('noBlockFound', { search: search.trim() })}</p> : null}
      {blockGroups.map(({ title, groups }) => {
        const kinds = found.filter((kind) => groups.some((group) => group === kind.group));
        if (kinds.length === 0) return null;
        return (
          <section key={title} aria-label={title} className="insert-group">
            <h3>{title}</h3>
            <div className="insert-tiles">
              {kinds.map((kind) => (
                <InsertTile key={kind.key} kind={kind} content={content} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

// By name and by what it is for.
function matchingKinds(search: string): readonly BlockKind[] {
  const words = search.trim().toLocaleLowerCase();
  return offeredKinds.filter((kind) =>
    `${blockKindName(kind)} ${blockIconOf(kind.key).note}`.toLocaleLowerCase().includes(words),
  );
}
