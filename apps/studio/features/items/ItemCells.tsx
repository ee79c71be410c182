import type { ItemSummary } from '@veranda/contracts/items';
import { dateTimeText, instantOfText } from '@veranda/domain/dates/date-time-text';
import { itemLimits } from '@veranda/domain/pages/item-fields';
import { Badge } from '@veranda/ui/Badge.tsx';
import { Checkbox } from '@veranda/ui/Checkbox.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu } from '@veranda/ui/Menu.tsx';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useSite } from '../../shell/use-site.ts';
import { InlineField } from './InlineField.tsx';
import { InlineValue } from './InlineValue.tsx';
import { changeableStatuses, itemBadges, itemDate, statusLabels } from './item-words.ts';
import type { ItemChanges } from './use-item-changes.ts';
import type { ItemSelection } from './use-item-selection.ts';
import { t } from './messages.ts';

interface CellProps {
  readonly item: ItemSummary;
  /** Null for those who may not change items, and in the trash. */
  readonly changes: ItemChanges | null;
}

/** The title of an item, which leads to its editor, with its address. */
export function TitleCell({
  item,
  changes,
  selection,
}: CellProps & { readonly selection: ItemSelection | null }) {
  const isIn = selection?.has(item.id) ?? false;
  const title = item.title || t('untitled');
  return (
    <span className="item-cell">
      {selection ? (
        <Checkbox
          aria-label={t('selectItem', { title })}
          isSelected={isIn}
          isDisabled={selection.isFull && !isIn}
          onChange={(next) => selection.select(item, next)}
        />
      ) : null}
      <span className="item-title">
        <ItemName item={item} changes={changes} />
        <span className="ui-help ui-clip">/{item.urlSlug}</span>
      </span>
    </span>
  );
}

// It leads to the editor, and is written over where it stands.
function ItemName({ item, changes }: CellProps) {
  const site = useSite();
  const [isRenamed, setRenamed] = useState(false);
  const title = item.title || t('untitled');
  if (isRenamed && changes)
    return (
      <InlineField
        label={t('title')}
        value={item.title}
        maxLength={itemLimits.title}
        problemOf={(typed) => (typed.trim() === '' ? t('titleMissing') : undefined)}
        onSave={(typed) => changes.edit(item, { title: typed.trim() })}
        onClose={() => setRenamed(false)}
      />
    );
  return (
    <span className="item-name">
      {item.inTrash ? (
        <strong className="ui-clip">{title}</strong>
      ) : (
        <Link to={paths.item(site.slug, item.collectionId, item.id)} className="item-link ui-clip">
          {title}
        </Link>
      )}
      {changes ? (
        <span className="item-rename">
          <IconButton label={t('rename', { title })} size="small" onPress={() => setRenamed(true)}>
            <Pencil size={14} aria-hidden="true" />
          </IconButton>
        </span>
      ) : null}
    </span>
  );
}

/** The state of an item, which is a menu for those who may change it. */
export function StateCell({ item, changes }: CellProps) {
  const [state, ...others] = itemBadges(item);
  const badges = others.map(({ label, tone }) => (
    <Badge key={label} tone={tone}>
      {label}
    </Badge>
  ));
  if (!state) return null;
  const badge = <Badge tone={state.tone}>{state.label}</Badge>;
  if (!changes)
    return (
      <span className="item-badges">
        {badge}
        {badges}
      </span>
    );
  return (
    <span className="item-badges">
      <Menu
        label={t('changeStatus')}
        trigger={
          <AriaButton
            className="inline-value"
            aria-label={t('statusOf', { title: item.title, status: state.label })}
          >
            {badge}
          </AriaButton>
        }
        actions={changeableStatuses.map((status) => ({
          id: status,
          label: statusLabels[status],
          isDisabled: status === item.status,
          onAction: () => changes.edit(item, { status }),
        }))}
      />
      {badges}
    </span>
  );
}

/** The date of an item on the clock of its site: of an event its beginning. */
export function DateCell({ item, changes }: CellProps) {
  const { timeZone } = useSite();
  const shown = itemDate(item, timeZone);
  if (!changes) return <span className="ui-muted">{shown}</span>;
  const isEvent = item.startDate !== null;
  return (
    <InlineValue
      label={t(isEvent ? 'startOf' : 'publishDateOf', { title: item.title })}
      type="datetime-local"
      shown={shown}
      value={dateTimeText(item.startDate ?? item.publishOn, timeZone)}
      problemOf={(typed) => (instantOfText(typed, timeZone) === null ? t('timeInvalid') : undefined)}
      onSave={(typed) => {
        const instant = instantOfText(typed, timeZone);
        if (instant !== null) changes.edit(item, { [isEvent ? 'startDate' : 'publishOn']: instant });
      }}
    />
  );
}
