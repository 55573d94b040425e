import type { SourcePage } from '../schema/values.ts';

const medlinePlus = (title: string, article: string): SourcePage => ({
  organization: 'MedlinePlus, National Library of Medicine',
  title,
  url: `https://medlineplus.gov/ency/article/${article}.htm`,
});

const nei = (title: string, page: string): SourcePage => ({
  organization: 'National Eye Institute',
  title,
  url: `https://www.nei.nih.gov/eye-health-information/${page}`,
});

const aao = (title: string, page: string): SourcePage => ({
  organization: 'American Academy of Ophthalmology',
  title,
  url: `https://www.aao.org/eye-health/${page}`,
});

export const stroke: SourcePage = {
  organization: 'Centers for Disease Control and Prevention',
  title: 'Signs and Symptoms of Stroke',
  url: 'https://www.cdc.gov/stroke/signs-symptoms/index.html',
};
export const visionLoss: SourcePage = {
  organization: 'American Heart Association',
  title: 'Management of Central Retinal Artery Occlusion: A Scientific Statement',
  url: 'https://www.ahajournals.org/doi/10.1161/STR.0000000000000366',
};
export const meningitis: SourcePage = {
  organization: 'National Health Service, United Kingdom',
  title: 'Meningitis',
  url: 'https://www.nhs.uk/conditions/meningitis/',
};
export const blebInfection: SourcePage = {
  organization: 'Moorfields Eye Hospital',
  title: 'Bleb-related infection',
  url: 'https://www.moorfields.nhs.uk/for-patients/patient-guides/bleb-related-infection',
};
export const topiramate: SourcePage = {
  organization: 'Kellogg Eye Center, University of Michigan',
  title: 'Topiramate',
  url: 'https://kellogg.umich.edu/theeyeshaveit/medica/topiramate.html',
};
export const hydroxychloroquine: SourcePage = {
  organization: 'MedlinePlus, National Library of Medicine',
  title: 'Hydroxychloroquine',
  url: 'https://medlineplus.gov/druginfo/meds/a601240.html',
};
export const blockedTearDuct = medlinePlus('Blocked tear duct', '001016');
export const anaphylaxis = medlinePlus('Anaphylaxis', '000844');
export const eyeEmergencies = medlinePlus('Eye emergencies', '000054');
export const angleClosure = medlinePlus('Glaucoma', '001620');
export const eyelidDrooping = medlinePlus('Eyelid drooping', '003035');
export const orbitalCellulitis = medlinePlus('Orbital cellulitis', '001012');
export const newborn = medlinePlus('Neonatal conjunctivitis', '001606');
export const giantCellArteritis = medlinePlus('Giant cell arteritis', '000448');
export const retinalDetachment = medlinePlus('Retinal detachment', '001027');
export const cataractSurgery = medlinePlus('Cataract removal', '002957');
export const lasik = medlinePlus('LASIK eye surgery', '007018');
export const cornealUlcer = medlinePlus('Corneal ulcers and infections', '001032');
export const redEye = medlinePlus('Eye redness', '003031');
export const shingles = medlinePlus('Shingles', '000858');
export const whitePupil = medlinePlus('White spots in the pupil', '003315');
export const eyeTurn = medlinePlus('Strabismus', '001004');
export const eyeExams = medlinePlus('Vision problems', '003029');
export const timolol: SourcePage = {
  organization: 'MedlinePlus, National Library of Medicine',
  title: 'Timolol Ophthalmic',
  url: 'https://medlineplus.gov/druginfo/meds/a682043.html',
};
export const chemicalSplash: SourcePage = {
  organization: 'Poison Control, National Capital Poison Center',
  title: 'Splashed something in your eye?',
  url: 'https://www.poison.org/tips/splashed-something-in-your-eye',
};
export const pinkEye: SourcePage = {
  organization: 'Centers for Disease Control and Prevention',
  title: 'About Pink Eye',
  url: 'https://www.cdc.gov/conjunctivitis/about/index.html',
};
export const lensCare: SourcePage = {
  organization: 'Centers for Disease Control and Prevention',
  title: 'About Healthy Contact Lens Wear and Care',
  url: 'https://www.cdc.gov/contact-lenses/about/index.html',
};
export const macularDegeneration = nei(
  'Age-Related Macular Degeneration (AMD)',
  'eye-conditions-and-diseases/age-related-macular-degeneration',
);
export const glaucoma = nei('Glaucoma Medicines', 'eye-conditions-and-diseases/glaucoma/glaucoma-medicines');
export const dryEye = nei('Dry Eye', 'eye-conditions-and-diseases/dry-eye');
export const cataracts = nei('Cataracts', 'eye-conditions-and-diseases/cataracts');
export const diabetes = nei('Diabetic Retinopathy', 'eye-conditions-and-diseases/diabetic-retinopathy');
export const blepharitis = nei('Blepharitis', 'eye-conditions-and-diseases/blepharitis');
export const supplements = nei(
  'AREDS 2 Supplements for Age-Related Macular Degeneration (AMD)',
  'eye-conditions-and-diseases/age-related-macular-degeneration/nutritional-supplements-age-related-macular-degeneration',
);
export const photokeratitis = aao('What Is Photokeratitis?', 'diseases/photokeratitis-snow-blindness');
export const solarEclipse = aao('Solar Eclipse Eye Safety', 'tips-prevention/solar-eclipse-eye-safety');
export const screens = aao('Computers, Digital Devices, and Eye Strain', 'tips-prevention/computer-usage');
export const allergy = aao('What Are Eye Allergies?', 'diseases/allergies');
export const stye = aao('What Are Chalazia and Styes?', 'diseases/what-are-chalazia-styes');
export const pterygium = aao('What Is a Pinguecula and a Pterygium?', 'diseases/pinguecula-pterygium');
export const childExams = aao('Eye Screening for Children', 'tips-prevention/children-eye-screening');
export const eyeInjections = nei(
  'Injections to Treat Eye Conditions',
  'eye-conditions-and-diseases/injections-treat-eye-conditions',
);
export const eyeDrops: SourcePage = {
  organization: 'Food and Drug Administration',
  title: 'What You Should Know about Eye Drops',
  url: 'https://www.fda.gov/drugs/buying-using-medicine-safely/what-you-should-know-about-eye-drops',
};
export const atropine: SourcePage = {
  organization: 'MedlinePlus, National Library of Medicine',
  title: 'Atropine Ophthalmic',
  url: 'https://medlineplus.gov/druginfo/meds/a682487.html',
};
export const headInjury: SourcePage = {
  organization: 'Centers for Disease Control and Prevention',
  title: 'Concussion Danger Signs',
  url: 'https://www.cdc.gov/heads-up/signs-symptoms/index.html',
};
export const pregnancy: SourcePage = {
  organization: 'New York State Department of Health',
  title: 'Hear Her. You Can Help Save Her Life.',
  url: 'https://www.health.ny.gov/community/pregnancy/hear_her/',
};
export const foreignBody: SourcePage = {
  organization: 'Merck Manuals',
  title: 'Intraocular Foreign Bodies',
  url: 'https://www.merckmanuals.com/home/injuries-and-poisoning/eye-injuries/intraocular-foreign-bodies',
};
export const burstVessel: SourcePage = {
  organization: 'Merck Manuals',
  title: 'Quick Facts: Subconjunctival Hemorrhage',
  url: 'https://www.merckmanuals.com/home/quick-facts-eye-disorders/conjunctival-and-scleral-disorders/subconjunctival-hemorrhage',
};
export const animalBite: SourcePage = {
  organization: 'National Health Service, United Kingdom',
  title: 'Animal and human bites',
  url: 'https://www.nhs.uk/conditions/animal-and-human-bites/',
};
export const heatBurn: SourcePage = {
  organization: 'Kaiser Permanente',
  title: 'Eye Injury: First Aid for Heat Burns',
  url: 'https://healthy.kaiserpermanente.org/health-wellness/health-encyclopedia/he.Eye-Injury-First-Aid-for-Heat-Burns.tw9188',
};
export const swallowedDrops: SourcePage = {
  organization: 'Food and Drug Administration',
  title: 'Serious Adverse Events From Accidental Ingestion by Children of Over-the-Counter Eye Drops and Nasal Sprays',
  url: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-drug-safety-communication-serious-adverse-events-accidental-ingestion-children-over-counter-eye',
};
export const cornealTransplant: SourcePage = {
  organization: 'College of Optometrists, United Kingdom',
  title: 'Corneal transplant rejection',
  url: 'https://www.college-optometrists.org/clinical-guidance/clinical-management-guidelines/cornealtransplantrejection',
};
export const babyGlaucoma: SourcePage = {
  organization: 'Kellogg Eye Center, University of Michigan',
  title: 'Congenital Glaucoma',
  url: 'https://kellogg.umich.edu/theeyeshaveit/otherc/congenital_glaucoma.html',
};
export const bulgingEye = medlinePlus('Eyes - bulging', '003033');
export const opticNeuritis: SourcePage = {
  organization: 'Mayo Clinic',
  title: 'Optic neuritis',
  url: 'https://www.mayoclinic.org/diseases-conditions/optic-neuritis/symptoms-causes/syc-20354953',
};
export const eyeHerpes: SourcePage = {
  organization: 'National Health Service, United Kingdom',
  title: 'Herpes simplex eye infections',
  url: 'https://www.nhs.uk/conditions/herpes-simplex-eye-infections/',
};
