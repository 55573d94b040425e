import { legalLoaders } from '../../../content/index.ts';
import type { LegalPage } from '../../../content/types.ts';

/** Loads a legal page. Rejects when there is none with that id. */
export async function loadLegalPage(id: LegalPage['id']): Promise<LegalPage> {
  const load = legalLoaders.get(id);
  if (!load) throw new Error(`content/legal has no ${id}`);
  return load();
}
