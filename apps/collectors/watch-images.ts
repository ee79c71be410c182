// A batch may have 64 KB.
const maxImages = 40;

/** Sees which images a visitor has in front of them at first; @returns what is known of each so far. */
export function watchImages(): () => readonly object[] {
  const seen = new Map<HTMLImageElement, object>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, intersectionRatio, time } of entries) {
      observer.unobserve(target);
      const visibleOnLoad = intersectionRatio > 0;
      seen.set(target as HTMLImageElement, { visibleOnLoad, observationTime: time, intersectionRatio });
    }
  });
  for (const image of [...document.images].slice(0, maxImages)) observer.observe(image);
  return () => [...seen].map(([image, sight]) => ({ ...sight, ...imageFacts(image) }));
}

function imageFacts(image: HTMLImageElement): object {
  const [transfer] = performance.getEntriesByName(image.currentSrc) as PerformanceResourceTiming[];
  return {
    imageSize: transfer?.encodedBodySize ?? 0,
    imageType: /\.(\w{2,5})(?:\?|$)/.exec(image.currentSrc)?.[1] ?? '',
    loaderType: image.loading === 'lazy' ? 'lazy' : 'eager',
    elementTiming: image.getAttribute('elementtiming') ?? '',
    naturalWidth: image.naturalWidth,
    naturalHeight: image.naturalHeight,
    displayedWidth: image.width,
    displayedHeight: image.height,
  };
}
