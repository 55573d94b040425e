import { isIPv4 } from 'node:net';

/** The first four groups (/64) of an IPv6 address, which identify one household or office. */
function household(url: string): string {
  const canonical = new URL(url).hostname.slice(1, -1);
  const zeros = '0:'.repeat(9 - canonical.split(':').length);
  return canonical.replace('::', `:${zeros}`).split(':').slice(0, 4).join(':');
}

/** An address as proxies write it, with or without brackets and a port. All that is no address counts as one client. */
function normalized(text: string): string {
  const [, inBrackets] = /^\[(.+)\](?::\d+)?$/.exec(text.trim()) ?? [];
  const plain = (inBrackets ?? text.trim().replace(/^([\d.]+):\d+$/, '$1')).replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain) || isLoopback(plain)) return plain;
  const url = `http://[${plain}]`;
  return URL.canParse(url) ? household(url) : 'unknown';
}

/** Whether an address is a loopback address. */
export const isLoopback = (address: string): boolean => address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address);

/**
 * The address of the client. Only what trusted proxies have added to X-Forwarded-For counts, because the client can
 * write anything else there.
 */
export function clientAddress(forwardedFor: string | null, connection: string, trustedHops: number): string {
  if (trustedHops === 0 || forwardedFor === null) return normalized(connection);
  return normalized(forwardedFor.split(',').at(-trustedHops) ?? connection);
}

/** The network of an address that `clientAddress` returned: /24 of IPv4, /48 of IPv6. */
export const networkOf = (address: string): string =>
  isIPv4(address) ? address.replace(/\d+$/, '0/24') : `${address.split(':', 3).join(':')}::/48`;
