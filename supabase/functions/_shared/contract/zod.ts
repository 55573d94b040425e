import { z } from 'zod';

// Without this zod probes for `eval`, which the site's content-security policy forbids and the browser reports.
z.config({ jitless: true });

/** The configured zod. The contract, the function and `src/io` import zod only from here. */
export { z };
