/** Whom to tell about a vulnerability, and the origin of the site. */
interface Owner {
  /** A mailto or https URL. */
  securityContact: string;
  host: string;
}

/** `security.txt`: where to report a vulnerability. It expires 11 months after `now`; every build renews it. */
export function securityText({ securityContact, host }: Owner, now: Date): string {
  const expires = new Date(now);
  expires.setUTCMonth(expires.getUTCMonth() + 11);
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${host}/.well-known/security.txt`,
    '',
  ].join('\n');
}
