import { execFileSync } from 'node:child_process';

/** A certificate with its key, as PEM. Whoever trusts the certificate as an authority accepts it. */
export interface Certificate {
  cert: string;
  key: string;
}

/** Makes a certificate for a host name with `openssl`. */
export function certificateFor(host: string): Certificate {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', '-'];
  const names = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`];
  const pem = execFileSync('openssl', ['req', '-x509', '-config', '/dev/null', '-days', '2', ...curve, ...names], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const part = (name: string): string =>
    new RegExp(`-----BEGIN ${name}-----.*-----END ${name}-----`, 's').exec(pem)?.[0] ?? '';
  return { cert: part('CERTIFICATE'), key: part('PRIVATE KEY') };
}
