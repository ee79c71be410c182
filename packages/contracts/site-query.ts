import Type from 'typebox';

/** The site that a call of the studio's host without a site in its path is for. */
export const SiteQuery = Type.Object({
  websiteId: Type.Optional(
    Type.String({ format: 'uuid', description: 'Or the header X-Website-Id; one of the two is needed.' }),
  ),
});
