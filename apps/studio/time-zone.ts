let current: string | undefined;

/** Sets the time zone of the studio (IANA); empty for that of the device. */
export function setStudioTimeZone(timeZone: string): void {
  current = timeZone === '' ? undefined : timeZone;
}

/** The time zone that dates and times of the studio are shown in; undefined for that of the device. */
export function studioTimeZone(): string | undefined {
  return current;
}
