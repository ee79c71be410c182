import type { ReportRow } from './import-report.ts';

/** Why a row is refused, and what was noticed in it. */
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
