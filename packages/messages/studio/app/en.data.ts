/** Texts of the studio: app. */
export const en = {
  copied: 'Copied',
  copy: 'Copy',
  tryAgain: 'Try again',
  save: 'Save',
  saveNow: 'Save now',
  stillSaving: 'Still saving. Please keep this page open.',
  unsavedChanges: 'Unsaved changes',
  discard: 'Discard',
  youHaveUnsavedChanges: 'You have unsaved changes',
  review: 'Review',
  youHaveUnsavedChangesText: 'Save them before you leave, discard them, or stay on this page.',
  invalidDate: 'Invalid date',
  today: 'Today',
  yesterday: 'Yesterday',
  loading: 'Loading',
} as const;
