/** Sections of a page up to which all of them are drawn. */
const fewSections = 8;
/** CSS pixels that a section is taken to be high before it was seen. */
const unseenHeight = 600;

/** Lets sections that are far from what is seen cost nothing: they are neither laid out nor painted. */
export function restFarSections(root: Document) {
  const watched = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries)
        rest(target as HTMLElement, isIntersecting ? null : boundingClientRect.height);
    },
    { root, rootMargin: '100%' },
  );
  return {
    /** Watches a section, the one of `place` counted from 1. */
    watch(section: HTMLElement, place: number): void {
      watched.add(section);
      if (place <= fewSections) return;
      rest(section, unseenHeight);
      if (place === fewSections + 1) for (const each of watched) observer.observe(each);
      else observer.observe(section);
    },
    close: () => observer.disconnect(),
  };
}

function rest({ style }: HTMLElement, height: number | null): void {
  style.setProperty('content-visibility', height === null ? '' : 'auto');
  style.setProperty('contain-intrinsic-block-size', height === null ? '' : `auto ${String(height)}px`);
}
