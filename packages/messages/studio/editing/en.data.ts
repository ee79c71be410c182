/** Texts of the studio: editing. */
export const en = {
  undo: 'Undo',
  redo: 'Redo',
  discard: 'Discard',
  tryAgain: 'Try again',
  save: 'Save',
  stillSaving: 'Still saving. Your changes are kept in this browser.',
  saving: 'Saving…',
  saved: 'Saved',
  restoreThem: 'Restore them',
  discardThem: 'Discard them',
  changesRestored: 'Your unsaved changes have been restored. Save them to keep them.',
  newerVersionSaved: 'You left unsaved changes here, and someone has saved a newer version since.',
  takeTheirs: 'Take theirs',
  keepMine: 'Keep mine',
  unsavedChanges: 'Unsaved<wide> changes</wide>',
  failureChangesKept: '{failure} Your changes are kept in this browser.',
} as const;
