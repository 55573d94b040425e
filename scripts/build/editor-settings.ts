import type { EditorSettings } from '#src/editor/config.ts';

/** What the names of the settings for the editor begin with. */
export const editorSettingPrefix = 'EDITOR_';

/**
 * Reads the settings of the owner's editor; `null` when there are none, for a site without an editor. Throws an error that
 * names the setting when one is invalid.
 */
export function readEditorSettings(variables: Readonly<Record<string, string | undefined>>): EditorSettings | null {
  const {
    EDITOR_REPOSITORY: repository = '',
    EDITOR_BRANCH: branch = '',
    EDITOR_SIGN_IN_URL: signInUrl = '',
  } = variables;
  if (repository === '') return null;
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    throw new Error(`EDITOR_REPOSITORY must be a repository on GitHub, as owner/name. It is "${repository}".`);
  }
  if (signInUrl !== '' && !/^https:\/\/[a-z0-9.-]+$/.test(signInUrl)) {
    throw new Error(`EDITOR_SIGN_IN_URL must be an https address without a path. It is "${signInUrl}".`);
  }
  return { repository, branch: branch || 'main', ...(signInUrl && { signInUrl }) };
}
