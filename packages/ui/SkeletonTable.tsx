import { Skeleton } from './Skeleton.tsx';

/** A table that is being loaded: rows of the real height with an image, a name and figures. */
export function SkeletonTable({ rows = 8, label }: { readonly rows?: number; readonly label: string }) {
  return (
    <div className="ui-table-wrap" role="status" aria-label={label}>
      <table className="ui-table" aria-hidden="true">
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <tr key={String(row)}>
              <td>
                <div className="ui-row ui-row--nowrap">
                  <Skeleton width="40px" height="40px" />
                  <Skeleton width={`${String(120 + ((row * 53) % 140))}px`} height="14px" />
                </div>
              </td>
              <td>
                <Skeleton width="72px" height="14px" />
              </td>
              <td>
                <Skeleton width="56px" height="14px" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
