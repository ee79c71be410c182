import type { Account } from '@veranda/contracts/accounts';
import { useOutletContext } from 'react-router';

/** The signed-in account, below `RequireAccount`. */
export function useAccount(): Account {
  return useOutletContext<Account>();
}
