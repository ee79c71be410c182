// Apart from the endpoints: they would bring the schema library into a page.

/** Path to which the collector sends its records (administration §7). */
export const performancePath = '/api/1/performance/records';

/** The collector itself, on every page of a site that measures. */
export const performanceScript = '/bundles/collectors/performance.js';
