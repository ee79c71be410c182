/**
 * Fields of an event of Chromium's trace that are read here; times in microseconds. `tts` and `tdur` are the
 * thread's own clock.
 */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tts?: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * A trace as it would be if each task of a page had had a processor to itself: what a task waited for others
 * to finish is taken out of it, by the clock of its thread. When tasks begin, and everything outside of them,
 * stays as it was.
 */
export function withoutWaiting<E extends TraceEvent>(events: readonly E[]): E[] {
  const threads = new Set(events.filter(isMainThread).map(threadOf));
  const tasks = new Map<string, E[]>();
  for (const event of events) {
    const thread = threadOf(event);
    if (!threads.has(thread) || !isTask(event)) continue;
    tasks.set(thread, [...(tasks.get(thread) ?? []), event]);
  }
  for (const own of tasks.values()) own.sort((a, b) => a.ts - b.ts);
  return events.map((event) => {
    const task = taskAround(tasks.get(threadOf(event)) ?? [], event);
    if (task?.tts === undefined || event.tts === undefined) return event;
    const moved = { ...event, ts: task.ts + Math.max(0, event.tts - task.tts) };
    return event.tdur === undefined ? moved : { ...moved, dur: event.tdur };
  });
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}:${tid}`;

const isMainThread = ({ name, args }: TraceEvent): boolean =>
  name === 'thread_name' && args?.name === 'CrRendererMain';

const isTask = ({ name, ph, tts, tdur }: TraceEvent): boolean =>
  ph === 'X' && name.endsWith('RunTask') && tts !== undefined && tdur !== undefined;

// The last task that began before it, if it was still going on.
function taskAround<E extends TraceEvent>(tasks: readonly E[], event: E): E | undefined {
  let [low, high] = [0, tasks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tasks[middle]?.ts ?? 0) <= event.ts) low = middle + 1;
    else high = middle;
  }
  const task = tasks[low - 1];
  return task && event.ts < task.ts + (task.dur ?? 0) ? task : undefined;
}
