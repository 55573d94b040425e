import { exactRedirects } from '../redirects.ts';
import { caching, contentTypes, type HostRules, hashedFiles, notFoundPage, unservedPaths } from './rules.ts';

/** A string of nginx's configuration. A dollar sign in it begins a variable. */
const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** Throws for a text with a dollar sign, which nginx cannot escape. */
function withoutVariables(text: string): string {
  if (text.includes('$')) throw new Error(`nginx would read a variable in: ${text}`);
  return text;
}

const [charset, charsetSuffix] = ['utf-8', '; charset=utf-8'];

/**
 * The configuration of nginx, to include in its `http` block. It expects the site in `/srv/site` and a proxy in front of
 * it for TLS.
 */
export function nginxFile({ headers, redirects, pages }: HostRules): string {
  const moved = exactRedirects(redirects, pages).map(({ from, path, tab, hash }) => {
    const query = tab === undefined ? '$asked' : `\${asked_and}${withoutVariables(`tab=${tab}`)}`;
    return `  ${quoted(`~*^${from}/?$`)} ${quoted(`${withoutVariables(path)}${query}${withoutVariables(hash)}`)};`;
  });
  // The other addresses of a family. nginx cannot convert to lower case, and decodes what it repeats in the header: with
  // more characters, an address could add a header, or lead to another site.
  const families = redirects.prefixes.map(
    ({ from, to }) => `  ${quoted(`~^(?i:${from})(?<rest>[a-z0-9_-]+)/?$`)} ${quoted(`${to}$rest$asked`)};`,
  );
  const types = Object.entries(contentTypes).map(
    ([extension, type]) => `    ${type.replace(charsetSuffix, '')} ${extension.slice(1)};`,
  );
  const texts = Object.values(contentTypes)
    // It always includes text/html.
    .filter((type) => type.endsWith(charsetSuffix) && !type.startsWith('text/html'))
    .map((type) => type.replace(charsetSuffix, ''));
  return `map $args $asked {
  "" "";
  default "?$args";
}

map $args $asked_and {
  "" "?";
  default "?$args&";
}

map $uri $moved {
  default "";
  "/index.html" "/$asked";
  "~^(?<page>(?:/[\\w-]+)+)/index\\.html$" "$page$asked";
${[...moved, ...families].join('\n')}
}

map $uri $caching {
  default ${quoted(caching.other)};
  ${quoted(`~^${hashedFiles}`)} ${quoted(caching.hashed)};
}

server {
  listen 8080;
  root /srv/site;
  server_tokens off;
  absolute_redirect off;

  types {
${types.join('\n')}
  }
  charset ${charset};
  charset_types ${texts.join(' ')};

  gzip_static on;
  # With the module ngx_brotli:
  # brotli_static on;
  gzip_vary on;

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} ${quoted(withoutVariables(value))} always;`)
  .join('\n')}
  add_header Cache-Control $caching always;

  error_page 404 ${notFoundPage};

  if ($moved) {
    return 301 $moved;
  }

${unservedPaths.map((path) => `  location ~ ${quoted(path)} {\n    return 404;\n  }`).join('\n')}
  location = ${notFoundPage} {
    internal;
  }
  location / {
    try_files $uri $uri/index.html =404;
  }
}
`;
}
