import { defineConfig } from 'vitest/config';
import type { Reporter, Vitest } from 'vitest/node';

/** Reports test files that cannot be loaded. Without it, a mutant that throws in an import counts as survived. */
function reportFilesThatDoNotLoad(): Reporter {
  let vitest: Vitest;
  return {
    onInit: (created) => {
      vitest = created;
    },
    onTestModuleEnd: (module) => {
      for (const error of module.errors()) vitest.state.catchError(error, 'Unhandled Error');
    },
  };
}

export default defineConfig({
  test: {
    include: [
      'supabase/functions/_shared/requests/*.test.ts',
      'supabase/functions/send-contact-email/handler.test.ts',
      'src/rules/*.test.ts',
    ],
    // They take most of the time of a run, and compare the code with itself.
    exclude: ['**/*.property.test.ts', '**/zod.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    reporters: [reportFilesThatDoNotLoad()],
  },
});
