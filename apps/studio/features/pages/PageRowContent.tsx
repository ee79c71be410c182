import type { PageSummary } from '@veranda/contracts/pages';
import { collectionTypes, isSinglePage } from '@veranda/domain/pages/collection-types';
import { Badge } from '@veranda/ui/Badge.tsx';
import { IconButton } from '@veranda/ui/IconButton.tsx';
import { Menu, type MenuAction } from '@veranda/ui/Menu.tsx';
import {
  ArrowDown,
  ArrowUp,
  Copy,
  CornerDownRight,
  Ellipsis,
  ExternalLink,
  FileText,
  GripVertical,
  House,
  Link2,
  RotateCcw,
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
import type { PageRow } from './page-tree.ts';
import { t } from './messages.ts';

interface PageRowContentProps extends PageTreeSectionProps {
  readonly row: PageRow;
  readonly allowsDragging: boolean;
}

/** Content of a row: its kind, its name and address, its states, its acts. */
export function PageRowContent(props: PageRowContentProps) {
  const { row, site, allowsDragging } = props;
  const Icon = row.page?.isHome
    ? House
    : row.page?.type === collectionTypes.products
      ? Store
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
      <RowName row={row} site={site} />
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

function RowName({ row, site }: Pick<PageRowContentProps, 'row' | 'site'>) {
  return (
    <span className="page-row-name">
      {row.page && row.place !== 'trash' ? (
        <Link to={listOrPage(site, row.page)} className="page-row-link ui-clip">
          {row.title || t('untitled')}
        </Link>
      ) : (
        <span className="ui-clip">{row.title || t('untitled')}</span>
      )}
      <span className="ui-help ui-clip">
        {row.href === null ? `/${row.page?.urlSlug ?? ''}` : <LinkWords link={row.href} />}
      </span>
    </span>
  );
}

function RowActions({ row, moves, canWrite, canMove, onSettings, onLink }: PageRowContentProps) {
  if (!canWrite) return null;
  if (row.place === 'trash') return <RestoreButton row={row} moves={moves} />;
  const { page } = row;
  const actions = [
    ...(canMove && row.href !== null ? [linkAct(() => onLink(row.key))] : []),
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

function RestoreButton({ row, moves }: Pick<PageRowContentProps, 'row' | 'moves'>) {
  return (
    <IconButton
      label={t('restoreTitle', { title: row.title })}
      size="small"
      onPress={() => moves.restore(row)}
    >
      <RotateCcw size={16} aria-hidden="true" />
    </IconButton>
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
  const to = (place: 'main' | 'footer' | 'unlinked', label: string): MenuAction[] =>
    row.place === place || (row.place === 'home' && place === 'unlinked')
      ? []
      : [
          {
            id: `to-${place}`,
            label,
            icon: <CornerDownRight size={16} aria-hidden="true" />,
            onAction: () => moves.move(row, { place }),
          },
        ];
  const step = (by: -1 | 1): MenuAction => ({
    id: by === 1 ? 'down' : 'up',
    label: by === 1 ? t('moveDown') : t('moveUp'),
    icon: by === 1 ? <ArrowDown size={16} aria-hidden="true" /> : <ArrowUp size={16} aria-hidden="true" />,
    isDisabled: !moves.canStep(row, by),
    onAction: () => moves.step(row, by),
  });
  return [
    ...(row.place === 'unlinked' || row.place === 'home' ? [] : [step(-1), step(1)]),
    ...to('main', t('moveToMainNavigation')),
    ...to('footer', t('moveToFooter')),
    ...to('unlinked', t('removeFromNavigation')),
    'rule',
  ];
}
