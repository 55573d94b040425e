import { createFileRoute, redirect } from '@tanstack/react-router';

/** The catch-all route: redirects addresses of the former site; any other is not found. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ location }) => {
    const { legacyTarget } = await import('#src/rules/legacy-redirects.ts');
    const target = legacyTarget(location.pathname, location.searchStr);
    if (!target) throw redirect({ to: '/404', replace: true, state: { missingPath: location.pathname } });
    throw redirect({ href: target, replace: true });
  },
});
