const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const dayOfYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** A moment as people say it: "Today, 9:14 AM", "Yesterday, …", "Mar 3, 9:14 AM", with the year when it is another. */
export function formatDateTime(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return 'Invalid date';
  const days = Math.round((startOfDay(now) - startOfDay(at)) / 86_400_000);
  const name = days === 0 ? 'Today' : days === 1 ? 'Yesterday' : null;
  const date = name ?? (at.getFullYear() === now.getFullYear() ? day : dayOfYear).format(at);
  return `${date}, ${clock.format(at)}`;
}

/** The day alone. */
export function formatDay(iso: string): string {
  const at = new Date(iso);
  return Number.isNaN(at.getTime()) ? 'Invalid date' : dayOfYear.format(at);
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
