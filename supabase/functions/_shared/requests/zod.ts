import { z } from 'zod';

// Without this zod probes for `eval`, which the site's content-security policy forbids and the browser reports.
z.config({ jitless: true });

/** The schema library as the contract uses it. Nothing else of the contract may import zod itself. */
export { z };
