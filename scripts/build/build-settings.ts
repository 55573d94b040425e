import { loadEnv } from 'vite';
import { deskSetting } from './desk-setting.ts';
import { editorSettingPrefix } from './editor-settings.ts';
import { headerSettingPrefix } from './headers.ts';

/** The settings of the build, from the environment and `.env`. */
export function readBuildSettings(): Record<string, string> {
  const read = (prefixes: string | string[]) => loadEnv('production', process.cwd(), prefixes);
  // Vite takes every name that begins with this.
  const { [deskSetting]: desk } = read(deskSetting);
  return {
    ...read(['VITE_', headerSettingPrefix, editorSettingPrefix]),
    ...(desk !== undefined && { [deskSetting]: desk }),
  };
}
