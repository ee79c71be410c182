import { decodeImage } from './decode-image.ts';

// The child of `child-image-pipeline.ts`: one message in, one message out. A parent that is gone ends it.
process.on('disconnect', () => process.exit(0));
process.on('message', (message: { readonly id: number; readonly bytes: Uint8Array }) => {
  decodeImage(message.bytes).then(
    (result) => process.send?.({ id: message.id, result }),
    () => process.send?.({ id: message.id, result: { problem: 'broken' } }),
  );
});
process.send?.({ ready: true });
