import { connect as connectPlain, isIP, type Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import type { Settings } from './settings.ts';

type SmtpSettings = Pick<Settings, 'smtpHost' | 'smtpPort' | 'smtpSecurity' | 'smtpAuthority'>;

const timeout = 8_000;

/** The TLS options, the same for implicit TLS and STARTTLS. */
export const encryption = ({ smtpHost: host, smtpAuthority: authority }: SmtpSettings) => ({
  minVersion: 'TLSv1.2' as const,
  // SNI takes names, not IP addresses.
  ...(isIP(host) === 0 && { servername: host }),
  ...(authority !== null && { ca: authority }),
});

function begin(smtp: SmtpSettings): { socket: Socket; ready: string } {
  const { smtpHost: host, smtpPort: port } = smtp;
  if (smtp.smtpSecurity !== 'implicit') return { socket: connectPlain({ host, port }), ready: 'connect' };
  return { socket: connectSecure({ host, port, ...encryption(smtp) }), ready: 'secureConnect' };
}

/**
 * Connects to the mail server, with TLS if it is implicit. The mail library could do it, but its fallback from one
 * address to the next hangs under hosted Deno. Rejects with `code` ECONNECT when it fails, also because of the
 * certificate, or takes longer than 8 seconds.
 */
export function connectTo(smtp: SmtpSettings): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const { socket, ready } = begin(smtp);
    const fail = (cause?: Error): void => {
      clearTimeout(timer);
      socket.destroy();
      reject(Object.assign(new Error('The mail server cannot be reached', { cause }), { code: 'ECONNECT' }));
    };
    const timer = setTimeout(fail, timeout);
    socket.once('error', fail);
    socket.once(ready, () => {
      clearTimeout(timer);
      socket.off('error', fail);
      resolve(socket);
    });
  });
}
