import { accountPartials } from './account.ts';
import { gatePartials } from './gates.ts';
import { searchPartials } from './search.ts';
import { mailingListPartials } from './mailing-list.ts';
import { donationPartials } from './donations.ts';
import { goodsPartials } from './goods.ts';
import { merchandisingPartials } from './merchandising.ts';
import { formPartials } from './forms.ts';
import { reviewPartials } from './reviews.ts';
import { installmentPartials } from './installments.ts';
import { shopPartials } from './shop.ts';
import { sitePartials } from './site.ts';

/** Every system partial by name: shipped with the platform, overridden by a theme's `blocks/<name>.block`. */
export const systemPartials: ReadonlyMap<string, string> = new Map([
  ...sitePartials,
  ...shopPartials,
  ...installmentPartials,
  ...merchandisingPartials,
  ...reviewPartials,
  ...accountPartials,
  ...formPartials,
  ...goodsPartials,
  ...donationPartials,
  ...mailingListPartials,
  ...searchPartials,
  ...gatePartials,
]);
