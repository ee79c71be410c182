import { callSite } from '../api/call-site.ts';
import { readCookie } from '../cookies/read-cookie.ts';
import { createErrorQueue, type MetError } from './error-queue.ts';

const queue = createErrorQueue({
  send: (events) =>
    void callSite('POST /api/events/RecordJavascriptErrors', {
      body: [...events],
      crumb: readCookie('crumb'),
      keepalive: true,
    }),
  later: (run, milliseconds) => {
    const timer = window.setTimeout(run, milliseconds);
    return () => window.clearTimeout(timer);
  },
  now: Date.now,
});

/** Reports an uncaught error of this page, with the limits of storefront §9. A failure here is ignored. */
export function reportError(event: ErrorEvent | PromiseRejectionEvent): void {
  queue(metError(event));
}

function metError(event: ErrorEvent | PromiseRejectionEvent): MetError {
  const isRejection = event.type === 'unhandledrejection';
  const thrown: unknown = isRejection ? (event as PromiseRejectionEvent).reason : (event as ErrorEvent).error;
  const message = isRejection ? '' : (event as ErrorEvent).message;
  return {
    kind: isRejection ? 'unhandledrejection' : 'error',
    message: message || (thrown instanceof Error ? thrown.message : String(thrown)),
    stack: thrown instanceof Error ? (thrown.stack ?? '') : '',
    source: isRejection ? '' : (event as ErrorEvent).filename,
    page: window.location.pathname,
  };
}
