import { TextLink } from '@veranda/ui/TextLink.tsx';
import { tellClick } from '../../api/interface-clicks.ts';
import { t } from './messages.ts';

/** Link to the description of the API. */
export function LearnMore() {
  return (
    <TextLink
      href="/api/commerce/v1/openapi.json"
      target="_blank"
      onPress={() => tellClick('api-keys', 'learn-more')}
    >
      {t('learnMore')}
    </TextLink>
  );
}
