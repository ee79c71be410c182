/** Texts of the studio: custom domains. */
export const en = {
  lead: 'Give your site a domain of its own, such as www.example.com. Register it with any provider, add it here, and set two records there.',
  ownAddress: 'Address your site was made with',
  add: 'Add domain',
  domain: 'Domain',
  domainHelp: 'With or without www. Add both, and choose the primary one.',
  added: 'Domain added. Now set its records.',
  none: 'No domains yet',
  loading: 'Loading domains',
  primary: 'Primary',
  primaryNote: 'All other addresses redirect to it.',
  makePrimary: 'Make primary',
  madePrimary: '{host} is the primary address',
  remove: 'Remove',
  removeTitle: 'Remove {host}?',
  removeText: 'Visitors of {host} no longer reach your site. Your site stays at {ownHost}.',
  removed: '{host} removed',
  check: 'Check now',
  checked: 'Checked {host}: {state}',
  lastCheck: 'Last checked {time}.',
  recordsTitle: 'Records for {host}',
  records:
    'Set these records with the provider of your domain. It can take a few hours until they are seen everywhere. We keep checking for them.',
  type: 'Type',
  name: 'Name',
  value: 'Value',
  copyType: 'Copy the type of the {type} record',
  copyName: 'Copy the name of the {type} record',
  copyValue: 'Copy the value of the {type} record',
  rootHelp:
    'Some providers do not allow a CNAME at the root of a domain. Use ALIAS or ANAME there, or an A record with {addresses}.',
  'state:waiting': 'Waiting for records',
  'state:securing': 'Getting certificate',
  'state:live': 'Live',
  'state:away': 'Points elsewhere',
  'problem:unproven': 'The TXT record is missing.',
  'problem:taken':
    'Another site uses this domain. Remove it there first, or remove the TXT record of that site.',
  'problem:no-address': 'The domain points nowhere. Set the CNAME record.',
  'problem:other-address':
    'The domain points to another server. Set the CNAME record, and remove other CNAME, A and AAAA records of this name.',
  'problem:no-certificate':
    'Your records are right. The certificate for https is on its way, which takes a few minutes.',
  'problem:unreachable': 'The name servers of the domain did not answer. We try again.',
  'certificate:issued': 'The certificate for https is valid until {date} and is renewed automatically.',
  'certificate:notRenewed': 'The certificate for https is valid until {date}. It could not be renewed yet.',
  'certificate:expired':
    'The certificate for https ended on {date}. Browsers warn your visitors until there is a new one.',
  'certificate:failed': 'No certificate for https yet.',
  'certificateProblem:unanswered':
    'The certificate authority could not reach your site at this domain. Remove AAAA records or redirects that lead elsewhere.',
  'certificateProblem:name-servers':
    'The name servers of the domain did not answer the certificate authority. Ask the provider of your domain.',
  'certificateProblem:caa':
    'A CAA record of the domain forbids our certificate authority. Remove that record, or add the authority to it.',
  'certificateProblem:rejected': 'The certificate authority does not issue certificates for this domain.',
  'certificateProblem:limited': 'Too many certificates were ordered for this domain in a short time.',
  'certificateProblem:authority': 'The certificate authority did not answer as expected.',
  nextOrder: 'Next attempt: {time}.',
} as const;
