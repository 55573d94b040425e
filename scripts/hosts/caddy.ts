import { exactRedirects } from '../redirects.ts';
import {
  caching,
  contentTypes,
  type HostRules,
  hashedFiles,
  notFoundPage,
  serverFiles,
  unservedPaths,
} from './rules.ts';

/** A string of Caddy's configuration, in which braces begin a placeholder. Throws for a text that cannot be quoted. */
function quoted(text: string): string {
  if (/[`{}]/.test(text)) throw new Error(`Caddy cannot quote: ${text}`);
  return `\`${text}\``;
}

/**
 * The Caddyfile. It expects the site in `SITE_ROOT` (`/srv/site`) and listens on `SITE_ADDRESS` (`:8080`). Where that is a
 * host's name, Caddy obtains a certificate for it and redirects HTTP to HTTPS.
 */
export function caddyFile({ headers, redirects, pages }: HostRules): string {
  const moved = exactRedirects(redirects, pages).map(({ from, path, tab, hash }, index) => [
    `    @moved${index} path ${from} ${from}/`,
    `    redir @moved${index} ${path}${tab === undefined ? '{asked}' : `{asked_and}tab=${tab}`}${hash} 301`,
  ]);
  // The other addresses of a family. Caddy cannot convert to lower case, and decodes what it repeats in the header: with
  // more characters, an address could lead to another site.
  const families = redirects.prefixes.map(({ from, to }, index) => [
    `    @family${index} path_regexp family${index} ${quoted(`^(?i:${from})([a-z0-9_-]+)/?$`)}`,
    `    redir @family${index} ${to}{re.family${index}.1}{asked} 301`,
  ]);
  const unserved = unservedPaths.map((path, index) => [
    `    @unserved${index} path_regexp ${quoted(path)}`,
    `    error @unserved${index} 404`,
  ]);
  const types = Object.entries(contentTypes).map(([extension, type]) => [
    `    @type${extension.slice(1)} path *${extension}`,
    `    header @type${extension.slice(1)} Content-Type ${quoted(type)}`,
  ]);
  return `{
  admin off
}

{$SITE_ADDRESS::8080} {
  root * {$SITE_ROOT:/srv/site}

  map {query} {asked} {asked_and} {
    ~^(.+)$ ?\${1} ?\${1}&
    default "" ?
  }

  route {
    header {
${Object.entries(headers)
  .map(([name, value]) => `      ${name} ${quoted(value)}`)
  .join('\n')}
      Cache-Control ${caching.other}
    }

    @other not method GET HEAD
    header @other Allow \`GET, HEAD\`
    respond @other 405

    @home path /index.html
    redir @home /{asked} 301
    @file path_regexp file ${quoted('^((?:/[\\w-]+)+)/index\\.html$')}
    redir @file {re.file.1}{asked} 301
${[...moved, ...families].flat().join('\n')}

${unserved.flat().join('\n')}

    @hashed {
      path ${hashedFiles}*
      file
    }
    header @hashed Cache-Control ${quoted(caching.hashed)}
${types.flat().join('\n')}

    try_files {path} {path}/index.html
    file_server {
      precompressed br gzip
      disable_canonical_uris
    }
  }

  handle_errors {
    rewrite * ${notFoundPage}
    header Content-Type ${quoted(contentTypes['.html'] ?? '')}
    file_server {
      precompressed br gzip
    }
  }
}
`;
}

/** A container that serves the built site with Caddy, to be built in the folder of the site. */
export function containerFile(): string {
  return `FROM docker.io/library/caddy:2-alpine
COPY . /srv/site
COPY ${serverFiles}/Caddyfile /etc/caddy/Caddyfile
USER 65534:65534
ENV XDG_CONFIG_HOME=/tmp XDG_DATA_HOME=/tmp
EXPOSE 8080
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile"]
`;
}
