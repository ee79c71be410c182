/** The states that the list of members can be narrowed to. */
export const passStatuses = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'ended', label: 'Ended' },
] as const;
