import { readCookie } from '../cookies/read-cookie.ts';
import { createErrorQueue, type MetError } from './error-queue.ts';

// Not from the contracts: they would bring the schema library into a page.
const path = '/api/events/RecordJavascriptErrors';

const queue = createErrorQueue({
  send: (events) => void post(JSON.stringify(events)),
  later: (run, milliseconds) => {
    const timer = window.setTimeout(run, milliseconds);
    return () => window.clearTimeout(timer);
  },
  now: Date.now,
});

/** Reports an uncaught error of this page, with the limits of storefront §9. What fails here is let go. */
export function reportError(event: ErrorEvent | PromiseRejectionEvent): void {
  queue(metError(event));
}

function metError(event: ErrorEvent | PromiseRejectionEvent): MetError {
  const isRejection = event.type === 'unhandledrejection';
  const thrown: unknown = isRejection ? (event as PromiseRejectionEvent).reason : (event as ErrorEvent).error;
  const told = isRejection ? '' : (event as ErrorEvent).message;
  return {
    kind: isRejection ? 'unhandledrejection' : 'error',
    message: told || (thrown instanceof Error ? thrown.message : String(thrown)),
    stack: thrown instanceof Error ? (thrown.stack ?? '') : '',
    source: isRejection ? '' : (event as ErrorEvent).filename,
    page: window.location.pathname,
  };
}

async function post(body: string): Promise<void> {
  await fetch(path, {
    method: 'POST',
    credentials: 'same-origin',
    keepalive: true,
    headers: { 'content-type': 'application/json', 'x-csrf-token': readCookie('crumb') },
    body,
  }).catch(() => undefined);
}
