import { z } from 'zod';
import { brands } from '../brands.ts';
import { callToAction } from '../call-to-action.ts';
import { capabilityTiles } from '../capabilities.ts';
import { doctorLoaders } from '../doctors/loaders.ts';
import { doctors } from '../doctors/summaries.ts';
import { hub } from '../eye-hub.ts';
import { forms } from '../forms.ts';
import { urgencyGuide } from '../guide.ts';
import { home } from '../home.ts';
import { legalLoaders } from '../legal/loaders.ts';
import { particulars } from '../particulars.ts';
import { practice } from '../practice.ts';
import { productDemo } from '../product-demo.ts';
import { profiles } from '../profiles.ts';
import { legacyPrefixes, legacyRedirects } from '../redirects.ts';
import { serviceLoaders } from '../services/loaders.ts';
import { services } from '../services/summaries.ts';
import { allSigns } from '../signs/index.ts';
import { topicCategories } from '../topics/categories.ts';
import { categoryPages } from '../topics/category-pages.ts';
import { topicLoaders } from '../topics/loaders.ts';
import { urgentPage } from '../urgent.ts';
import { visit } from '../visit.ts';
import type {
  Doctor,
  DoctorSummary,
  HomeTool,
  Service,
  ServiceSummary,
  Sign,
  Topic,
  TopicCategory,
} from './entries.ts';
import { doctorSchema, homeToolSchema, serviceSchema, signSchema, topicSchema } from './entries.ts';
import type { UrgencyGuide, UrgentPageContent } from './guide.ts';
import { guideSchema, urgentPageSchema } from './guide.ts';
import type {
  CapabilityTile,
  CategoryPages,
  EyewearBrand,
  HomeContent,
  HubContent,
  LegacyPrefix,
  LegacyRedirect,
  LegalPage,
} from './pages.ts';
import {
  brandSchema,
  categoryPagesSchema,
  homeSchema,
  hubSchema,
  legalSchema,
  prefixSchema,
  redirectSchema,
  tileSchema,
} from './pages.ts';
import type { FormWords, Particulars, Practice, Profiles, VisitInfo } from './practice.ts';
import { formsSchema, particularsSchema, practiceSchema, profilesSchema, visitSchema } from './practice.ts';
import type { SectionText } from './values.ts';
import { sectionText } from './values.ts';

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

const contentSchema = z.object({
  practice: practiceSchema,
  visit: visitSchema,
  profiles: profilesSchema,
  forms: formsSchema,
  particulars: particularsSchema,
  home: homeSchema,
  callToAction: sectionText,
  hub: hubSchema,
  categoryPages: categoryPagesSchema,
  productDemo: homeToolSchema,
  urgentPage: urgentPageSchema,
  guide: guideSchema,
  services: z.array(serviceSchema),
  doctors: z.array(doctorSchema),
  topics: z.array(topicSchema),
  signs: z.array(signSchema),
  legalPages: z.array(legalSchema),
  brands: z.array(brandSchema).min(1),
  capabilityTiles: z.array(tileSchema),
  legacyRedirects: z.array(redirectSchema),
  legacyPrefixes: z.array(prefixSchema),
});

const loadAll = <Entry>(loaders: ReadonlyMap<string, () => Promise<Entry>>): Promise<Entry[]> =>
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

/** A problem with the file in place of the number of an entry: `content/services/ipl-therapy.ts title: …`. */
export function withFile(content: Content, problem: string): string {
  return problem.replace(/^(services|doctors|topics|legalPages)\.(\d+)\.?/, (path, kind: string, index: string) => {
    const at = Number(index);
    const topic = content.topics[at];
    const file = {
      services: `services/${content.services[at]?.id}`,
      doctors: `doctors/${content.doctors[at]?.id}`,
      topics: `topics/${topic?.category}/${topic?.slug}`,
      legalPages: `legal/${content.legalPages[at]?.id}`,
    }[kind];
    return file === undefined ? path : `content/${file}.ts `;
  });
}

/** Where the content does not match its schema, one line for each place: `practice.name: must not be empty`. */
export function schemaProblems(content: Content): string[] {
  const { error } = contentSchema.safeParse(content);
  return (error?.issues ?? []).map(({ path, message }) => withFile(content, `${path.join('.')}: ${message}`));
}

/** Loads every entry and checks its schema; the build calls it first. Rejects with every problem in its message. */
export async function assertContent(): Promise<void> {
  const problems = schemaProblems(await loadContent());
  if (problems.length > 0) throw new Error(`The content does not match its schema:\n${problems.join('\n')}`);
}
