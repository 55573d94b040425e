import { expect, it } from 'vitest';
import { readEditorSettings } from './editor-settings.ts';

it('leaves the editor out of a site without a repository', () => {
  expect(readEditorSettings({})).toBeNull();
  expect(readEditorSettings({ EDITOR_REPOSITORY: '' })).toBeNull();
});

it('reads the repository, its branch and where people sign in', () => {
  expect(readEditorSettings({ EDITOR_REPOSITORY: 'harbor-eye/site' })).toEqual({
    repository: 'harbor-eye/site',
    branch: 'main',
  });
  const all = { EDITOR_BRANCH: 'live', EDITOR_SIGN_IN_URL: 'https://sign-in.example.com' };
  expect(readEditorSettings({ EDITOR_REPOSITORY: 'harbor-eye/site', ...all })).toEqual({
    repository: 'harbor-eye/site',
    branch: 'live',
    signInUrl: 'https://sign-in.example.com',
  });
});

it.each([
  [{ EDITOR_REPOSITORY: 'https://github.com/harbor-eye/site' }, 'EDITOR_REPOSITORY must be'],
  [
    { EDITOR_REPOSITORY: 'harbor-eye/site', EDITOR_SIGN_IN_URL: 'http://sign-in.example.com' },
    'EDITOR_SIGN_IN_URL must',
  ],
])('refuses %j', (variables, message) => {
  expect(() => readEditorSettings(variables)).toThrow(message);
});
