/** `comment-link` (§2.4): the node is the item. */
export const commentLink = `{.if websiteSettings.disqusShortname || websiteSettings.disqusShortName}<a href="{@.fullUrl|htmlattr}" class="sqs-comment-link sqs-disqus-comment-link" data-id="{@.id|htmlattr}"></a>{.or}<a href="{@.fullUrl|htmlattr}#comments-{@.id|htmlattr}" class="sqs-comment-link" data-id="{@.id|htmlattr}">
  {.if @.publicCommentCount}{@.publicCommentCount}{.or}No{.end}
  Comment{.if @.publicCommentCount}{@.publicCommentCount|pluralize}{.end}
  </a>{.end}`;

/** `comments` (§2.4): the node is an item or, where the page shows no item, the collection. */
export const comments = `{.if websiteSettings.disqusShortname || websiteSettings.disqusShortName}<div class="squarespace-comments" id="disqus_thread"></div>{.or}<div class="squarespace-comments" id="comments-{@.id|htmlattr}" data-{.if item || @.collectionId}item{.or}collection{.end}-id="{@.id|htmlattr}" data-public-comment-count="{@.publicCommentCount}" data-comment-state="{@.commentState}"></div>{.end}`;

/** `like-button` (§2.4): the node is the item. */
export const likeButton = `{.if websiteSettings.simpleLikingEnabled}
  <span class="sqs-simple-like" data-item-id="{@.id|htmlattr}" data-like-count="{@.likeCount}">
    <span class="like-icon"></span>
    <span class="like-count"></span>
  </span>
{.end}`;
