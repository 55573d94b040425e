/** The first four groups (/64) of an IPv6 address, which identify one household or office. */
function network(address: string): string {
  const [before = '', after] = address.toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const gap = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  return [...head, ...Array.from({ length: gap }, () => '0'), ...tail]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

function normalized(address: string): string {
  const plain = address
    .trim()
    .replace(/^\[|\]$/g, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return plain.includes(':') && !isLoopback(plain) ? network(plain) : plain;
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
