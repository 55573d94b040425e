/** An IPv6 address in its canonical form; null when it is none. */
function canonicalIpv6(text: string): string | null {
  try {
    return new URL(`http://[${text}]`).hostname.slice(1, -1);
  } catch {
    return null;
  }
}

/** The first four groups (/64) of a canonical IPv6 address, which identify one household or office. */
function household(address: string): string {
  const [before = '', after] = address.split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const gap = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array.from({ length: gap }, () => '0'), ...tail].slice(0, 4).join(':');
}

const isIpv4 = (text: string): boolean =>
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255);

/** All that is no address counts as one client. */
const unknown = 'unknown';

/** An address as proxies write it: with or without brackets and a port. */
function normalized(text: string): string {
  const [, inBrackets] = /^\[(.+)\](?::\d+)?$/.exec(text.trim()) ?? [];
  const plain = (inBrackets ?? text.trim().replace(/^([\d.]+):\d+$/, '$1')).replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIpv4(plain)) return plain;
  const ipv6 = canonicalIpv6(plain);
  if (ipv6 === null) return unknown;
  return isLoopback(ipv6) ? ipv6 : household(ipv6);
}

/** Whether an address is a loopback address. */
export const isLoopback = (address: string): boolean => address === '::1' || /^127\.\d+\.\d+\.\d+$/.test(address);

/**
 * The address of the client. Only what trusted proxies have added to X-Forwarded-For counts, because the client can
 * write anything else there.
 * @param forwardedFor the header's value, if any
 * @param connection the peer address of the connection
 * @param trustedHops how many proxies in front of the function add to the header
 */
export function clientAddress(forwardedFor: string | null, connection: string, trustedHops: number): string {
  if (trustedHops === 0 || forwardedFor === null) return normalized(connection);
  return normalized(forwardedFor.split(',').at(-trustedHops) ?? connection);
}

/** The network of an address that `clientAddress` returned: /24 of IPv4, /48 of IPv6. */
export const networkOf = (address: string): string =>
  isIpv4(address) ? address.replace(/\d+$/, '0/24') : `${address.split(':', 3).join(':')}::/48`;
