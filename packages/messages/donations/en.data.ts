/** Pages of donations. */
export const en = {
  donateTitle: 'Donate',
  donateErrorTitle: 'Please check the following',
  donateAmountLegend: 'Choose an amount',
  donateOwnChoice: 'Another amount',
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
  donateGoalLabel: 'How much of the goal is reached',
  donateClosedText: 'This fund takes no donations at the moment.',
} as const;
