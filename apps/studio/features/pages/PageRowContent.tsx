import type { PageSummary } from '@veranda/contracts/pages';
import { collectionTypes, isSinglePage } from '@veranda/domain/pages/collection-types';
import { hasOwnPage } from '@veranda/domain/pages/folder';
import { Badge } from '@veranda/ui/Badge.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu, type MenuAction } from '@veranda/ui/Menu.tsx';
import {
  ArrowDown,
  ArrowUp,
  Copy,
  CornerDownRight,
  Folder,
  IndentDecrease,
  IndentIncrease,
  KeyRound,
  Ellipsis,
  ExternalLink,
  FileText,
  GripVertical,
  House,
  Link2,
  type LucideIcon,
  Settings2,
  Store,
  Trash2,
} from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-router';
import { LinkWords } from '../../links/LinkWords.tsx';
import { paths } from '../../paths.ts';
import type { PageTreeSectionProps } from './page-tree-section-props.ts';
import { pageBadges } from './page-badges.ts';
import { TrashedPageActions } from './PageTrash.tsx';
import type { MoveTarget, PageRow } from './page-tree.ts';
import { t } from './messages.ts';

interface PageRowContentProps extends PageTreeSectionProps {
  readonly row: PageRow;
  readonly allowsDragging: boolean;
}

/** Content of a row: its kind, its name and address, its states, its acts. */
export function PageRowContent(props: PageRowContentProps) {
  const { row, allowsDragging } = props;
  const Icon = row.page?.isHome
    ? House
    : row.page?.type === collectionTypes.products
      ? Store
      : row.page?.folder
        ? Folder
        : row.isMemberArea
          ? KeyRound
          : row.href
            ? ExternalLink
            : FileText;
  return (
    <>
      {allowsDragging ? (
        <Button slot="drag" className="ui-drag" aria-label={t('moveTitle', { title: row.title })}>
          <GripVertical size={16} aria-hidden="true" />
        </Button>
      ) : null}
      <Icon size={16} aria-hidden="true" className="page-row-icon" />
      <RowName {...props} />
      <span className="page-row-badges">
        {row.page
          ? pageBadges(row.page).map((badge) => (
              <Badge key={badge.label} tone={badge.tone}>
                {badge.label}
              </Badge>
            ))
          : null}
      </span>
      <RowActions {...props} />
    </>
  );
}

// A collection opens with its items, from where its settings are one step away.
function listOrPage(site: string, { id, type }: PageSummary): string {
  const hasItems = !isSinglePage(type) && type !== collectionTypes.products;
  return hasItems ? paths.collection(site, id) : paths.page(site, id);
}

function RowName({ row, site, canWrite, onSettings }: PageRowContentProps) {
  return (
    <span className="page-row-name">
      <RowTitle row={row} site={site} onSettings={canWrite ? onSettings : undefined} />
      <span className="ui-help ui-clip">
        {row.isMemberArea ? (
          t('memberArea')
        ) : row.href === null ? (
          addressNote(row.page)
        ) : (
          <LinkWords link={row.href} />
        )}
      </span>
    </span>
  );
}

interface RowTitleProps extends Pick<PageRowContentProps, 'row' | 'site'> {
  readonly onSettings: ((page: string) => void) | undefined;
}

// A folder without a page of its own has settings alone.
function RowTitle({ row: { page, place, title }, site, onSettings }: RowTitleProps) {
  const words = title || t('untitled');
  if (!page || place === 'trash') return <span className="ui-clip">{words}</span>;
  if (hasOwnPage(page.folder ? { folder: page.folder } : {}))
    return (
      <Link to={listOrPage(site, page)} className="page-row-link ui-clip">
        {words}
      </Link>
    );
  if (!onSettings) return <span className="page-row-link ui-clip">{words}</span>;
  return (
    <Button className="page-row-link page-row-button ui-clip" onPress={() => onSettings(page.id)}>
      {words}
    </Button>
  );
}

function addressNote(page: PageSummary | null): string {
  const address = `/${page?.urlSlug ?? ''}`;
  if (page?.folder === 'redirect') return t('leadsToFirstPage', { address });
  return page?.folder === 'none' ? t('headingOnly') : address;
}

function RowActions({ row, moves, canWrite, canMove, onSettings, onLink, onPurge }: PageRowContentProps) {
  if (!canWrite) return null;
  if (row.place === 'trash') return <TrashedPageActions row={row} moves={moves} onPurge={onPurge} />;
  const { page } = row;
  const actions = [
    ...(canMove && (row.href !== null || row.isMemberArea) ? [linkAct(() => onLink(row.key))] : []),
    ...(canMove ? moveActions(row, moves) : []),
    ...(page && isSinglePage(page.type) ? [duplicateAct(() => moves.duplicate(row))] : []),
    ...(page ? [deleteAct(page.isHome, () => moves.remove(row))] : []),
  ];
  return (
    <span className="page-row-actions">
      {page ? (
        <IconButton
          label={t('settingsOfTitle', { title: row.title })}
          size="small"
          onPress={() => onSettings(page.id)}
        >
          <Settings2 size={16} aria-hidden="true" />
        </IconButton>
      ) : null}
      <Menu
        label={t('actionsForTitle', { title: row.title })}
        trigger={
          <IconButton label={t('moreForTitle', { title: row.title })} size="small">
            <Ellipsis size={16} aria-hidden="true" />
          </IconButton>
        }
        actions={actions}
      />
    </span>
  );
}

function linkAct(onAction: () => void): MenuAction {
  return { id: 'link', label: t('editLink'), icon: <Link2 size={16} aria-hidden="true" />, onAction };
}

function duplicateAct(onAction: () => void): MenuAction {
  return {
    id: 'duplicate',
    label: t('duplicate'),
    note: t('duplicateNote'),
    icon: <Copy size={16} aria-hidden="true" />,
    onAction,
  };
}

function deleteAct(isHome: boolean, onAction: () => void): MenuAction {
  return {
    id: 'delete',
    label: t('moveToTrash'),
    note: isHome ? t('moveToTrashNote') : t('restored30Days'),
    icon: <Trash2 size={16} aria-hidden="true" />,
    isDanger: true,
    isDisabled: isHome,
    onAction,
  };
}

function moveActions(row: PageRow, moves: PageTreeSectionProps['moves']): (MenuAction | 'rule')[] {
  const isPlaced = row.place !== 'unlinked' && row.place !== 'home';
  return [
    ...(isPlaced ? placeActions(row, moves) : []),
    ...groupAction(row, moves, 'main'),
    ...groupAction(row, moves, 'footer'),
    ...(isPlaced ? groupAction(row, moves, 'unlinked') : []),
    'rule',
  ];
}

function groupAction(
  row: PageRow,
  moves: PageTreeSectionProps['moves'],
  place: MoveTarget['place'],
): MenuAction[] {
  if (row.place === place) return [];
  const icon = <CornerDownRight size={16} aria-hidden="true" />;
  return [{ id: `to-${place}`, label: groupLabels[place], icon, onAction: () => moves.move(row, { place }) }];
}

const groupLabels: Readonly<Record<MoveTarget['place'], string>> = {
  main: t('moveToMainNavigation'),
  footer: t('moveToFooter'),
  unlinked: t('removeFromNavigation'),
};

// Among its siblings, and to the level below or above.
function placeActions(row: PageRow, moves: PageTreeSectionProps['moves']): MenuAction[] {
  const step = (by: -1 | 1) => ({ isDisabled: !moves.canStep(row, by), onAction: () => moves.step(row, by) });
  const shift = (by: 'in' | 'out', label: string, Icon: LucideIcon): MenuAction[] => {
    const icon = <Icon size={16} aria-hidden="true" />;
    return moves.canShift(row, by) ? [{ id: by, label, icon, onAction: () => moves.shift(row, by) }] : [];
  };
  return [
    { id: 'up', label: t('moveUp'), icon: <ArrowUp size={16} aria-hidden="true" />, ...step(-1) },
    { id: 'down', label: t('moveDown'), icon: <ArrowDown size={16} aria-hidden="true" />, ...step(1) },
    ...shift('in', t('moveBelowPrevious'), IndentIncrease),
    ...shift('out', t('moveOneLevelUp'), IndentDecrease),
  ];
}
