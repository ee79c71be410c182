import { findInvitation } from '@veranda/db/contributors/invitations';
import { findMembers } from '@veranda/db/sites/reader';
import { contributorRole } from '@veranda/domain/contributors/codes';
import type { Job } from '../../platform/jobs/drain-outbox.ts';
import type { Deps } from '../../services/deps.ts';
import { writeStudioMail } from '../../services/sites/mails/studio-mail.ts';
import { invitationToken } from './invitations.ts';

/** The mails to contributors. */
export function contributorJobs(deps: Deps): Readonly<Record<string, Job>> {
  return {
    invitation: (siteId, payload) => sendInvitation(deps, siteId, payload as { id: string; sends: number }),
    ownership: (siteId, payload) =>
      tellNewOwner(deps, siteId, payload as { id: string; accountId: string; by: string }),
  };
}

const list = new Intl.ListFormat('en', { type: 'conjunction' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

async function sendInvitation(deps: Deps, siteId: string, { id, sends }: { id: string; sends: number }) {
  const site = await deps.sites.byId(siteId);
  const invitation = await deps.db.forSite(siteId, (tx) => findInvitation(tx, id));
  // Revoked, accepted or sent again meanwhile: this mail's link works no more.
  if (!site || invitation?.sends !== sends) return 'done' as const;
  const roles = invitation.roles.map((code) => contributorRole(code) ?? String(code));
  // After the hash sign: it reaches no log and no other site.
  const href = `${deps.settings.studioOrigin}/invitation#${invitationToken(deps, { siteId, id, sends })}`;
  const values = {
    inviter: invitation.invitedBy,
    site: site.title,
    roles: list.format(roles),
    count: roles.length,
    date: day.format(invitation.expiresAt),
  };
  const mail = {
    kind: 'invitation',
    id: `invitation.${id}.${sends}`,
    to: invitation.email,
    href,
    values,
  } as const;
  await deps.mail.send(writeStudioMail(deps, mail));
  return 'done' as const;
}

async function tellNewOwner(
  deps: Deps,
  siteId: string,
  { id, accountId, by }: { id: string; accountId: string; by: string },
) {
  const site = await deps.sites.byId(siteId);
  const members = await deps.db.forSite(siteId, (tx) => findMembers(tx));
  const owner = members.find((member) => member.accountId === accountId && member.isOwner);
  if (!site || !owner) return 'done' as const;
  const href = `${deps.settings.studioOrigin}/config/${site.slug}`;
  const values = { inviter: by, site: site.title };
  const mail = { kind: 'ownership', id: `ownership.${id}`, to: owner.email, href, values } as const;
  await deps.mail.send(writeStudioMail(deps, mail));
  return 'done' as const;
}
