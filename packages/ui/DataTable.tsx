import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, useId } from 'react';
import { t } from './messages.ts';

export interface TableSort {
  readonly key: string;
  readonly direction: 'asc' | 'desc';
}

export interface TableColumn<Row> {
  readonly key: string;
  readonly header: string;
  readonly render: (row: Row) => ReactNode;
  readonly isSortable?: boolean;
  /** Numbers are at the end. */
  readonly isEnd?: boolean;
  readonly hideHeader?: boolean;
  /**
   * On a phone: `title` takes the whole first line, `trailing` its end, `labelled` names its column, `end`
   * goes to the end of its line.
   */
  readonly mobileSlot?: 'title' | 'trailing' | 'labelled' | 'end' | 'plain';
}

/** Rows that unfold in place. */
interface TableExpansion<Row> {
  /** Key of the row that is unfolded; null for none. */
  readonly openKey: string | null;
  readonly onToggle: (row: Row) => void;
  /** Name of the row, for its button. */
  readonly nameOf: (row: Row) => string;
  readonly render: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
  readonly isDense?: boolean;
  readonly expansion?: TableExpansion<Row>;
}

/** A table that becomes a list of cards on a phone; a column's header sorts when `isSortable`. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const classes = `ui-table ui-table--cards${props.isDense ? ' ui-table--dense' : ''}`;
  return (
    <div className="ui-table-wrap">
      <table className={classes} aria-label={props.label}>
        <HeaderRow
          columns={props.columns}
          sort={props.sort}
          onSort={props.onSort}
          unfolds={props.expansion !== undefined}
        />
        <tbody>
          {props.rows.map((row) => (
            <TableRow key={props.rowKey(row)} row={row} table={props} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TableRowProps<Row> {
  readonly row: Row;
  readonly table: DataTableProps<Row>;
}

function TableRow<Row>({ row, table: { columns, rowKey, expansion } }: TableRowProps<Row>) {
  const detailsId = useId();
  const isOpen = expansion?.openKey === rowKey(row);
  return (
    <Fragment>
      <tr data-open={isOpen ? '' : undefined}>
        {expansion ? (
          <td className="ui-unfold-cell">
            <button
              type="button"
              className="ui-unfold"
              aria-expanded={isOpen}
              aria-controls={isOpen ? detailsId : undefined}
              aria-label={t('detailsOfName', { name: expansion.nameOf(row) })}
              onClick={() => expansion.onToggle(row)}
            >
              <ChevronRight size={16} aria-hidden="true" />
            </button>
          </td>
        ) : null}
        <RowCells row={row} columns={columns} />
      </tr>
      {expansion && isOpen ? (
        <tr className="ui-unfolded" id={detailsId}>
          <td colSpan={columns.length + 1}>{expansion.render(row)}</td>
        </tr>
      ) : null}
    </Fragment>
  );
}

interface RowCellsProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
}

/** The cells of a row, each with its place on a phone. */
export function RowCells<Row>({ row, columns }: RowCellsProps<Row>) {
  return columns.map((column) => (
    <td
      key={column.key}
      className={column.isEnd ? 'ui-end' : undefined}
      data-title={column.mobileSlot === 'title' ? '' : undefined}
      data-trailing={column.mobileSlot === 'trailing' ? '' : undefined}
      data-end={column.mobileSlot === 'end' ? '' : undefined}
      data-label={column.mobileSlot === 'labelled' ? column.header : undefined}
    >
      {column.render(row)}
    </td>
  ));
}

interface HeaderRowProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
  /** True where each row begins with a button that unfolds it. */
  readonly unfolds?: boolean;
}

/** The headers of columns, which sort where they may. */
export function HeaderRow<Row>({ columns, sort, onSort, unfolds = false }: HeaderRowProps<Row>) {
  return (
    <thead>
      <tr>
        {unfolds ? (
          <th scope="col" className="ui-unfold-cell">
            <span className="ui-hidden">{t('details')}</span>
          </th>
        ) : null}
        {columns.map((column) => (
          <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </tr>
    </thead>
  );
}

interface HeaderCellProps<Row> {
  readonly column: TableColumn<Row>;
  readonly sort: TableSort | undefined;
  readonly onSort: ((sort: TableSort) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  const active = sort?.key === column.key ? sort.direction : undefined;
  const order = active === 'asc' ? 'ascending' : active === 'desc' ? 'descending' : 'none';
  const Arrow = active === 'desc' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={column.isEnd ? 'ui-end' : undefined}
      aria-sort={column.isSortable ? order : undefined}
    >
      {column.isSortable && onSort ? (
        <button
          type="button"
          className="ui-sort"
          data-active={active ? '' : undefined}
          onClick={() => onSort({ key: column.key, direction: active === 'asc' ? 'desc' : 'asc' })}
        >
          {column.header}
          <Arrow size={12} aria-hidden="true" />
        </button>
      ) : (
        <span className={column.hideHeader ? 'ui-hidden' : undefined}>{column.header}</span>
      )}
    </th>
  );
}
