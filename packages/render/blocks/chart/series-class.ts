/** Colours of a palette; series beyond them begin anew with another dash. */
const colours = 6;
const dashes = 4;

/** Classes of a series by its place, counted from 0. */
export function seriesClass(index: number): string {
  return `v-series-${String(index % colours)} v-dash-${String(Math.floor(index / colours) % dashes)}`;
}
