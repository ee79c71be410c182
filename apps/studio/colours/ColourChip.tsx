/** A round sample of a CSS colour; what shines through it is chequered. */
export function ColourChip({ colour }: { readonly colour: string }) {
  return (
    <span className="colour-chip" aria-hidden="true">
      <span style={{ background: colour }} />
    </span>
  );
}
