import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { type EditorSettings, editorConfig } from '#src/editor/config.ts';
import { editorPath } from './headers.ts';

/** Keeps the editor from asking another host for the fonts that it brings with it. */
const ownFonts: Plugin = {
  name: 'own-fonts',
  transform: (code) => code.replaceAll(/url\(https:\/\/cdn\.jsdelivr\.net\/fontsource\/[^)]+\)/g, 'local(unknown)'),
};

/** Writes the owner's editor into the built site. */
export async function writeEditor(dist: string, settings: EditorSettings): Promise<void> {
  const out = resolve(join(dist, editorPath));
  await build({
    configFile: false,
    root: 'src/editor',
    base: `${editorPath}/`,
    logLevel: 'error',
    plugins: [ownFonts],
    // The colors of programs in some 300 languages, which no field has.
    resolve: {
      alias: [{ find: /^@shikijs\/(?:langs|themes)\/.*/, replacement: 'data:text/javascript,export default []' }],
    },
    build: { outDir: out, emptyOutDir: true, license: { fileName: 'licenses.txt' } },
  });
  await writeFile(join(out, 'config.json'), JSON.stringify(editorConfig(settings)));
}
