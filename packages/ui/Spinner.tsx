/** A turning mark of work under way; it says nothing to a screen reader, the words beside it do. */
export function Spinner() {
  return <span className="ui-spinner" aria-hidden="true" />;
}
