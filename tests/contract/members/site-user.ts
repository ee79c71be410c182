import type { Reply, Session } from '../../support/browser-session.ts';
import type { Shop } from '../checkout/shop.ts';

/** Path of a site user's account. */
export const accountPath = '/api/site-users/account';
export const password = 'a quiet rye loaf';

let count = 0;

/** Makes a visitor a site user of the shop. */
export async function signedUp(
  shop: Shop,
  session?: Session,
): Promise<{ session: Session; email: string; id: string }> {
  const visitor = session ?? (await shop.shopper());
  count += 1;
  const email = `reader${count}@shop.example`;
  const made = await visitor.send('POST', accountPath, { email, password, firstName: 'Ada' });
  if (made.status !== 200) throw new Error(made.text);
  return { session: visitor, email, id: made.json.siteUser.id };
}

export function logIn(session: Session, email: string, given = password): Promise<Reply> {
  return session.send('POST', `${accountPath}/session`, { email, password: given, rememberMe: false });
}
