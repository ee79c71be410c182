/** What an audio player runs: the page's policy knows it by its text. */
export const audioPlayerScript = "Y.use('squarespace-audio-player-frontend');";

/** `audio-player` (§2.2): the node is the item. */
export const audioPlayer = `<script>${audioPlayerScript}</script>
<div class="squarespace-audio-player" data-audio-asset-url="{@.structuredContent.audioAssetUrl|htmlattr}" data-item-id="{@.id|htmlattr}" id="audio-player-{@.id|htmlattr}"></div>`;
