import { createSign } from 'node:crypto';
import { decodeJson, object, text } from '@veranda/domain/decoders';
import type { Outbound, OutboundAnswer } from '@veranda/server/platform/egress/outbound';

/**
 * Credentials of a Google account: the key of a service account, and who the spreadsheets are shared with.
 */
export interface GoogleSecret {
  readonly clientEmail: string;
  readonly privateKey: string;
  readonly shareWith: string;
}

const googleSecret = object<GoogleSecret>({ clientEmail: text, privateKey: text, shareWith: text });

/** Reads a stored secret; null for what is none. */
export function readGoogleSecret(secret: string): GoogleSecret | null {
  try {
    return decodeJson(googleSecret, secret);
  } catch {
    return null;
  }
}

const scopes = 'https://www.googleapis.com/auth/spreadsheets https://www.googleapis.com/auth/drive.file';

/** Asks for an access token (RFC 7523: a statement signed by the service account's key). */
export async function askGoogleToken(
  {
    outbound,
    now,
    tokenUrl,
  }: { readonly outbound: Outbound; readonly now: () => number; readonly tokenUrl: string },
  secret: GoogleSecret,
): Promise<OutboundAnswer | null> {
  const seconds = Math.floor(now() / 1000);
  const claims = {
    iss: secret.clientEmail,
    scope: scopes,
    aud: 'https://oauth2.googleapis.com/token',
    iat: seconds,
    exp: seconds + 3600,
  };
  const text = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
  const signature = signed(text, secret.privateKey);
  if (signature === null) return null;
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: `${text}.${signature}`,
  });
  return outbound.send({
    method: 'POST',
    url: tokenUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: body.toString(),
  });
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function signed(text: string, privateKey: string): string | null {
  try {
    return createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url');
  } catch {
    return null;
  }
}
