import cluster from 'node:cluster';

/** Calls `stop` once: on SIGINT, SIGTERM or SIGHUP, or when the process that started this one is gone. */
export function onStopSignal(stop: () => void): void {
  let stopped = false;
  const once = () => {
    if (stopped) return;
    stopped = true;
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, once);
  process.on('disconnect', once);
  // The channel to the tool that started us holds nothing up; a web process, though, lives by the one to its primary.
  if (cluster.isPrimary) process.channel?.unref();
}
