import { z } from 'zod';
import {
  allSigns,
  brands,
  callToAction,
  capabilityTiles,
  categoryPages,
  doctorLoaders,
  doctors,
  forms,
  home,
  hub,
  legacyPrefixes,
  legacyRedirects,
  legalLoaders,
  particulars,
  practice,
  productDemo,
  profiles,
  serviceLoaders,
  services,
  topicCategories,
  topicLoaders,
  urgencyGuide,
  urgentPage,
  visit,
} from '../index.ts';
import type {
  CapabilityTile,
  CategoryPages,
  Doctor,
  DoctorSummary,
  EyewearBrand,
  FormWords,
  HomeContent,
  HomeTool,
  HubContent,
  LegacyPrefix,
  LegacyRedirect,
  LegalPage,
  Loader,
  Particulars,
  Practice,
  Profiles,
  SectionText,
  Service,
  ServiceSummary,
  Sign,
  Topic,
  TopicCategory,
  UrgencyGuide,
  UrgentPageContent,
  VisitInfo,
} from '../types.ts';
import { doctorShape, homeToolShape, serviceShape, signShape, topicShape } from './entries.ts';
import { guideShape, urgentPageShape } from './guide.ts';
import {
  brandShape,
  callToActionShape,
  categoryPagesShape,
  homeShape,
  hubShape,
  legalShape,
  prefixShape,
  redirectShape,
  tileShape,
} from './pages.ts';
import { formsShape, particularsShape, practiceShape, profilesShape, visitShape } from './practice.ts';

/** Everything the site says, loaded. */
export interface Content {
  practice: Practice;
  visit: VisitInfo;
  profiles: Profiles;
  forms: FormWords;
  particulars: Particulars;
  home: HomeContent;
  callToAction: SectionText;
  hub: HubContent;
  categoryPages: CategoryPages;
  productDemo: HomeTool;
  urgentPage: UrgentPageContent;
  guide: UrgencyGuide;
  services: readonly Service[];
  doctors: readonly Doctor[];
  topics: readonly Topic[];
  signs: readonly Sign[];
  legalPages: readonly LegalPage[];
  brands: readonly EyewearBrand[];
  capabilityTiles: readonly CapabilityTile[];
  legacyRedirects: readonly LegacyRedirect[];
  legacyPrefixes: readonly LegacyPrefix[];
  /** What cards and lists show without loading the entries. */
  lists: {
    services: readonly ServiceSummary[];
    doctors: readonly DoctorSummary[];
    topicCategories: readonly TopicCategory[];
  };
}

const contentShape = z.object({
  practice: practiceShape,
  visit: visitShape,
  profiles: profilesShape,
  forms: formsShape,
  particulars: particularsShape,
  home: homeShape,
  callToAction: callToActionShape,
  hub: hubShape,
  categoryPages: categoryPagesShape,
  productDemo: homeToolShape,
  urgentPage: urgentPageShape,
  guide: guideShape,
  services: z.array(serviceShape),
  doctors: z.array(doctorShape),
  topics: z.array(topicShape),
  signs: z.array(signShape),
  legalPages: z.array(legalShape),
  brands: z.array(brandShape).min(1),
  capabilityTiles: z.array(tileShape),
  legacyRedirects: z.array(redirectShape),
  legacyPrefixes: z.array(prefixShape),
});

const loadAll = <Entry>(loaders: ReadonlyMap<string, Loader<Entry>>): Promise<Entry[]> =>
  Promise.all([...loaders.values()].map((load) => load()));

/** Loads every entry of the site. Rejects when a file cannot be loaded. */
export async function loadContent(): Promise<Content> {
  return {
    practice,
    visit,
    profiles,
    forms,
    particulars,
    home,
    callToAction,
    hub,
    categoryPages,
    productDemo,
    urgentPage,
    guide: urgencyGuide,
    services: await loadAll(serviceLoaders),
    doctors: await loadAll(doctorLoaders),
    topics: await loadAll(topicLoaders),
    signs: allSigns,
    legalPages: await loadAll(legalLoaders),
    brands,
    capabilityTiles,
    legacyRedirects,
    legacyPrefixes,
    lists: { services, doctors, topicCategories },
  };
}

/** Where content breaks its shape, one line for each place: `services.3.title: must not be empty`. Empty when it fits. */
export function shapeProblems(content: Content): string[] {
  const result = contentShape.safeParse(content);
  return result.success ? [] : result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** Loads every entry and checks its shape; the build calls it first. Rejects with every problem in its message. */
export async function assertContent(): Promise<void> {
  const problems = shapeProblems(await loadContent());
  if (problems.length > 0) throw new Error(`The content does not fit its shapes:\n${problems.join('\n')}`);
}
