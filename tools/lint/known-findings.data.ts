/**
 * Findings of the linter that stand for now, by path and rule, each with how many there are. The list only gets shorter: a
 * finding that is not in it fails the tests.
 */
export const knownFindings: Readonly<Record<string, number>> = {
  'apps/studio/api/address.ts typescript(no-base-to-string)': 2,
  'apps/studio/features/catalog/BasicsPanel.tsx react-hooks(exhaustive-deps)': 1,
  'apps/studio/features/catalog/VariantTable.tsx jsx-a11y(no-noninteractive-tabindex)': 1,
  'apps/studio/features/pages/PagePlace.tsx typescript(no-misused-promises)': 2,
  'apps/studio/features/sites/HomeScreen.tsx react(purity)': 1,
  'apps/studio/features/sites/SitesScreen.tsx react(purity)': 1,
  'apps/studio/features/sites/StartDialog.tsx react(set-state-in-effect)': 1,
  'apps/studio/features/sites/StartDialog.tsx react-hooks(exhaustive-deps)': 1,
  'packages/ui/FileDrop.tsx typescript(no-misused-promises)': 1,
  'packages/ui/MoneyField.tsx react(set-state-in-effect)': 1,
  'packages/ui/TagField.tsx jsx-a11y(control-has-associated-label)': 1,
};
