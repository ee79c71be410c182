/** `audio-player` (§2.2): the node is the item. */
export const audioPlayer = `<script>Y.use("squarespace-audio-player-frontend");</script>
<div class="squarespace-audio-player" data-audio-asset-url="{@.structuredContent.audioAssetUrl|htmlattr}" data-item-id="{@.id|htmlattr}" id="audio-player-{@.id|htmlattr}"></div>`;
