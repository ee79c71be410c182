import { useLayoutEffect, useRef, useState } from 'react';
import { HeaderRow, RowCells, type TableColumn, type TableSort } from './DataTable.tsx';
import { Skeleton } from './Skeleton.tsx';

interface VirtualTableProps<Row> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  /** Number of all rows. */
  readonly total: number;
  /** A row by its number from 0; undefined while it is loaded. */
  readonly rowAt: (index: number) => Row | undefined;
  readonly rowKey: (row: Row) => string;
  /** Rows that are in view, and some before and after them. */
  readonly onRange: (range: RowRange) => void;
  readonly sort?: TableSort;
  readonly onSort?: (sort: TableSort) => void;
}

/** Numbers of rows: the first, and the first after them. */
export interface RowRange {
  readonly from: number;
  readonly until: number;
}

/**
 * A table of any length that draws the rows in view alone, each of the height `--row-height` of its style. It scrolls
 * with its page.
 */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, columns, total, rowAt, rowKey, onRange } = props;
  const wrap = useRef<HTMLDivElement>(null);
  const { from, until, rowHeight } = useRowsInView(wrap, total);
  useLayoutEffect(() => onRange({ from, until }), [from, until, onRange]);
  const shown = Array.from({ length: Math.max(0, until - from) }, (_, at) => from + at);
  return (
    <div className="ui-table-wrap ui-table-wrap--virtual" ref={wrap}>
      <table
        className="ui-table ui-table--cards ui-table--virtual"
        aria-label={label}
        aria-rowcount={total + 1}
      >
        <HeaderRow columns={columns} sort={props.sort} onSort={props.onSort} />
        <tbody>
          <Spacer height={from * rowHeight} columns={columns.length} />
          {shown.map((index) => {
            const row = rowAt(index);
            return (
              <tr key={row ? rowKey(row) : `row-${String(index)}`} aria-rowindex={index + 2}>
                {row ? <RowCells row={row} columns={columns} /> : <LoadingCells columns={columns.length} />}
              </tr>
            );
          })}
          <Spacer height={(total - until) * rowHeight} columns={columns.length} />
        </tbody>
      </table>
    </div>
  );
}

function Spacer({ height, columns }: { readonly height: number; readonly columns: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" className="ui-table-spacer" style={{ height: `${String(height)}px` }}>
      <td colSpan={columns}>{null}</td>
    </tr>
  );
}

function LoadingCells({ columns }: { readonly columns: number }) {
  return (
    <td colSpan={columns} data-title="">
      <Skeleton width="220px" height="14px" />
    </td>
  );
}

/** Rows before and after those in view, so that none is missing while it scrolls. */
const margin = 10;
/** The range moves by so many rows at once. */
const step = 5;

// Whatever scrolls, the table or anything around it: only where the table is now counts.
function useRowsInView(wrap: React.RefObject<HTMLDivElement | null>, total: number) {
  const [view, setView] = useState({ first: 0, last: 20, rowHeight: 65 });
  useLayoutEffect(() => {
    const read = () => {
      const body = wrap.current?.querySelector('tbody');
      if (!body) return;
      const rowHeight = Number.parseFloat(getComputedStyle(body).getPropertyValue('--row-height')) || 65;
      const { top } = body.getBoundingClientRect();
      const first = Math.floor(Math.max(0, -top) / rowHeight / step) * step;
      const last = Math.ceil(Math.max(0, innerHeight - top) / rowHeight / step) * step;
      setView((before) => {
        const isSame = before.first === first && before.last === last && before.rowHeight === rowHeight;
        return isSame ? before : { first, last, rowHeight };
      });
    };
    read();
    document.addEventListener('scroll', read, { capture: true, passive: true });
    window.addEventListener('resize', read);
    return () => {
      document.removeEventListener('scroll', read, { capture: true });
      window.removeEventListener('resize', read);
    };
  }, [wrap]);
  const from = Math.min(Math.max(0, view.first - margin), Math.max(0, total - 1));
  return { from, until: Math.min(total, view.last + margin), rowHeight: view.rowHeight };
}
