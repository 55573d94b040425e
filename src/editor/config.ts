import type { CmsConfig, CollectionFile, EntryCollection } from '@sveltia/cms';
import { fileSchemas, folderSchemas } from '#content/schema/content.ts';
import { entryFields, fileFields } from './fields.ts';

/** Where the editor saves. */
export interface EditorSettings {
  /** The repository on GitHub: "owner/name". */
  repository: string;
  /** The branch that the host builds. */
  branch: string;
  /** The address of an authenticator that signs in at GitHub; without one, people sign in with an access token. */
  signInUrl?: string;
}

type FileName = keyof typeof fileSchemas;

/** The files that owners change, in the order of the list. The first ones are changed most often. */
const files: Partial<Record<FileName, { label: string; icon: string }>> = {
  hours: { label: 'Hours and closed days', icon: 'schedule' },
  prices: { label: 'Prices and plans', icon: 'payments' },
  particulars: { label: 'Hospital, contacts and confirmations', icon: 'contact_phone' },
  visit: { label: 'Your visit', icon: 'directions_walk' },
  forms: { label: 'Words of the forms', icon: 'edit_note' },
  options: { label: 'Choices in the forms', icon: 'list' },
  practice: { label: 'Name, phone and address', icon: 'storefront' },
  home: { label: 'Home page', icon: 'home' },
  profiles: { label: 'Ratings and other sites', icon: 'star' },
  brands: { label: 'Brands of eyewear', icon: 'eyeglasses' },
  redirects: { label: 'Old addresses', icon: 'alt_route' },
  'to-confirm': { label: 'What is left to confirm', icon: 'checklist' },
};

const folders = {
  doctors: { label: 'Doctors', label_singular: 'Doctor', icon: 'stethoscope' },
  services: { label: 'Services', label_singular: 'Service', icon: 'visibility' },
  topics: { label: 'Eye topics', label_singular: 'Eye topic', icon: 'menu_book' },
  legal: { label: 'Legal', label_singular: 'Legal page', icon: 'gavel' },
} as const;

function fileOf([name, { label, icon }]: [string, { label: string; icon: string }]): CollectionFile {
  const fields = fileFields(fileSchemas[name as FileName], name, label);
  return { name, label, icon, file: `content/${name}.json`, format: 'json', fields };
}

function collectionOf([name, labels]: [string, (typeof folders)[keyof typeof folders]]): EntryCollection {
  const title = name === 'doctors' ? 'name' : 'title';
  return {
    name,
    ...labels,
    folder: `content/${name}`,
    media_folder: `/content/pictures/${name}`,
    public_folder: `/pictures/${name}`,
    extension: 'json',
    format: 'json',
    // The legal pages are those that the site has addresses for.
    create: name !== 'legal',
    delete: name !== 'legal',
    identifier_field: title,
    slug: { template: `{{${title}}}`, editable: ['create'] },
    summary: `{{${title}}}`,
    fields: entryFields(folderSchemas[name as keyof typeof folderSchemas]),
  };
}

/** The configuration of the editor: its fields come from the schemas of the content. */
export const editorConfig = ({ repository, branch, signInUrl }: EditorSettings): CmsConfig => ({
  backend: {
    name: 'github',
    repo: repository,
    branch,
    ...(signInUrl === undefined ? { auth_methods: ['token'] } : { base_url: signInUrl }),
    commit_messages: { create: 'Add {{path}}', update: 'Change {{path}}', delete: 'Remove {{path}}' },
  },
  media_folder: 'content/pictures',
  public_folder: '/pictures',
  media_libraries: {
    default: {
      config: {
        slugify_filename: true,
        // Photos of phones are large, and those of iPhones are HEIC.
        transformations: { raster_image: { format: 'webp', width: 2048 } },
      },
    },
    stock_assets: { providers: [] },
  },
  app_title: 'Content of the website',
  logo: { src: '/icons/favicon.svg' },
  editor: { preview: false },
  slug: { encoding: 'ascii', clean_accents: true },
  output: { omit_empty_optional_fields: true },
  singletons: Object.entries(files).map(fileOf),
  collections: Object.entries(folders).map(collectionOf),
});
