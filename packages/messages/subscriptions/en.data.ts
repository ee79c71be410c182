/** Price of a subscription: `$12.00 every 2 weeks for 1 year`. The lowest of several prices is named. */
export const en = {
  indefinite: '{price} {period}',
  limited: '{price} {period} {duration}',
  from: 'from {price}',
  everyWeek: '{count, plural, one {every week} other {every # weeks}}',
  everyMonth: '{count, plural, one {every month} other {every # months}}',
  everyYear: '{count, plural, one {every year} other {every # years}}',
  forWeeks: '{count, plural, one {for # week} other {for # weeks}}',
  forMonths: '{count, plural, one {for # month} other {for # months}}',
  forYears: '{count, plural, one {for # year} other {for # years}}',
  unavailable: 'Unavailable',
} as const;
