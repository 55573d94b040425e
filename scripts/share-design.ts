import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Compiles into the site a hash of everything that a picture for sharing shows besides its title. The names of the
 * pictures contain it, because browsers and networks keep a file of the same name.
 */
export function shareDesign(): Plugin {
  return {
    name: 'share-design',
    apply: 'build',
    async config() {
      // Imported here, because it takes a second to load.
      const { shareDrawing } = await import('./share-picture.ts');
      const letters = 'ABCDEFGHIJKLM NOPQRSTUVWXYZ abcdefghijklm nopqrstuvwxyz 0123456789 | Section';
      const design = createHash('sha256').update(shareDrawing(letters)).digest('hex').slice(0, 8);
      return { define: { 'import.meta.env.SHARE_DESIGN': JSON.stringify(design) } };
    },
  };
}
