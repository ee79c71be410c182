/** The first letter of somebody's name. */
export function PersonSign({ name }: { readonly name: string }) {
  return (
    <span className="person-sign" aria-hidden="true">
      {Array.from(name)[0]}
    </span>
  );
}
