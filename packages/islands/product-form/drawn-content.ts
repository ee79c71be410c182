/** Remembers what the server has drawn in an element. @returns what puts it there again */
export function keepDrawn(element: HTMLElement): () => void {
  const drawn = [...element.childNodes].map((node) => node.cloneNode(true));
  return () => element.replaceChildren(...drawn.map((node) => node.cloneNode(true)));
}
