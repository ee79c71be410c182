import { generateKeyPairSync, sign } from 'node:crypto';

/** A key and a certificate that no one vouches for, for a server on loopback; made again each time. */
export function selfSigned(): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(set(sequence(bytes(0x06, hex('550403')), bytes(0x0c, Buffer.from('localhost')))));
  const dates = sequence(utcTime('200101000000Z'), utcTime('491231235959Z'));
  const told = sequence(
    bytes(0x02, hex('01')),
    ecdsaWithSha256,
    name,
    dates,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', told, privateKey);
  const whole = sequence(told, ecdsaWithSha256, bytes(0x03, Buffer.concat([hex('00'), signature])));
  const lines = whole.toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

// DER (X.690): a tag, the length, the content.
function bytes(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return bytes(0x30, Buffer.concat(parts));
}

function set(...parts: readonly Buffer[]): Buffer {
  return bytes(0x31, Buffer.concat(parts));
}

function utcTime(text: string): Buffer {
  return bytes(0x17, Buffer.from(text));
}

function hex(text: string): Buffer {
  return Buffer.from(text, 'hex');
}

const ecdsaWithSha256 = sequence(bytes(0x06, hex('2a8648ce3d040302')));
