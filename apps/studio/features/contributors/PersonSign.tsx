interface PersonSignProps {
  readonly name: string;
  readonly pictureUrl?: string | null;
}

/** Somebody's picture, or the first letter of their name. */
export function PersonSign({ name, pictureUrl = null }: PersonSignProps) {
  if (pictureUrl !== null) return <img className="person-sign" src={pictureUrl} alt="" />;
  return (
    <span className="person-sign" aria-hidden="true">
      {Array.from(name)[0]}
    </span>
  );
}
