import { TextLink } from '@veranda/ui/TextLink.tsx';

/** Where the API is described. */
export function LearnMore() {
  return (
    <TextLink href="/api/commerce/v1/openapi.json" target="_blank">
      Learn more
    </TextLink>
  );
}
