import cluster from 'node:cluster';

/** Calls `stop` once: on SIGINT, SIGTERM or SIGHUP, or when the process that started this one is gone. */
export function onStopSignal(stop: (cause: string) => void): void {
  let stopped = false;
  const once = (cause: string) => () => {
    if (stopped) return;
    stopped = true;
    stop(cause);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once(signal));
  process.on('disconnect', once('the end of its parent'));
  // The channel to the tool that started us holds nothing up; a web process, though, lives by the one to its primary.
  if (cluster.isPrimary) process.channel?.unref();
}
