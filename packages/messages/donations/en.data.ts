/** Pages of donations. */
export const en = {
  donateTitle: 'Donate',
  donateErrorTitle: 'Please check the following',
  donateAmountLegend: 'Choose an amount',
  donateOwnChoice: 'Other amount',
  donateOwnLabel: 'Your amount in {currency}',
  donateOwnHint: 'From {least} to {most}.',
  donateOftenLegend: 'How often?',
  donateOnce: 'Once',
  donateMonthly: 'Every month',
  donateMonthlyHint: 'You can cancel at any time in your account.',
  donateContinue: 'Continue',
  donateButton: 'Donate',
  donateRaised: '{raised} raised',
  donateRaisedOf: '{raised} of {goal} raised',
  donateGoalLabel: 'Progress toward the goal',
  donateClosedText: 'This fund is not accepting donations at the moment.',
} as const;
