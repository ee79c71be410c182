/** Hears of every uncaught error of the page; the code that reports them comes with the first. */
export function watchErrors(): void {
  const report = (event: ErrorEvent | PromiseRejectionEvent): void => {
    import('@veranda/islands/errors/report-error').then(
      ({ reportError }) => reportError(event),
      () => undefined,
    );
  };
  window.addEventListener('error', report);
  window.addEventListener('unhandledrejection', report);
}
