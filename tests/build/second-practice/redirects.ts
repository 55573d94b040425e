import type { LegacyPrefix, LegacyRedirect } from '../../../content/types.ts';

export const legacyRedirects: readonly LegacyRedirect[] = [{ from: '/visit', to: '/#contact' }];

export const legacyPrefixes: readonly LegacyPrefix[] = [];
