import type { ReportRow } from './import-report.ts';

/** Reasons why a row is refused, and notes on it. */
export function RowNotes({ row }: { readonly row: ReportRow }) {
  return (
    <>
      {row.reason ? <div className="report-reason">{row.reason}</div> : null}
      {row.notes.map((note) => (
        <div key={note} className="ui-help">
          {note}
        </div>
      ))}
    </>
  );
}
