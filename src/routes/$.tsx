import { createFileRoute, redirect } from '@tanstack/react-router';

/** Every address that is no page: one of the former site's leads to its new place, any other to the page for it. */
export const Route = createFileRoute('/$')({
  beforeLoad: async ({ location }) => {
    const { legacyTargetOf } = await import('./-legacy.ts');
    const target = legacyTargetOf(location.pathname, location.searchStr);
    if (!target) throw redirect({ to: '/404', replace: true, state: { missingPath: location.pathname } });
    throw redirect({
      href: target.to,
      replace: true,
      ...(target.tab && { state: { request: { tab: target.tab } } }),
    });
  },
});
