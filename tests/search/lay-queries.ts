/** Queries that are separated by semicolons. */
const split = (queries: string): string[] => queries.split(';').map((query) => query.trim());

/** What patients type, by the pages that answer it: the last part of each page's path. Any of them should be found. */
const queriesByPages: Readonly<Record<string, string>> = {
  conjunctivitis: `
    pink eye; pinkeye; pink eye contagious; how long does pink eye last; conjuntivitis; conjunctivits;
    my eyes are goopy; eye stuck shut in the morning; can my kid go to school with pink eye`,
  'conjunctivitis urgent': 'green gunk in eye',
  'conjunctivitis emergency-eye-care urgent': 'eye infection; ojo rojo; bloodshot eyes',
  allergies: `
    itchy eyes; itchy watery eyes; eye alergies; pollen eyes; hay fever; allergic to my cat eyes;
    best eye drops for allergies; my eyes itch so much; eyes puffy in spring; alergia ojos`,
  'dry-eye-disease dry-eye-treatment': `
    dry eyes; feels like sand in my eyes; burning eyes; why are my eyes so dry; drye eyes`,
  'dry-eye-disease dry-eye-treatment ipl-therapy': 'ojo seco',
  'dry-eye-disease dry-eye-treatment allergies': 'eyes water all the time',
  'dry-eye-disease conjunctivitis dry-eye-treatment': 'gritty eye',
  'dry-eye-disease': 'artificial tears; dry eye menopause',
  'dry-eye-disease dry-eye-treatment ipl-therapy stye-chalazion': 'clogged oil glands in eyelid',
  'dry-eye-treatment dry-eye-disease': 'plugs for tear ducts',
  'digital-eye-strain':
    'eye strain; eyestrain from computer; tired eyes; headache from computer; ojos cansados; eyelid twitch',
  'digital-eye-strain screen-habits': 'eyes hurt after looking at screen; 20 20 20 rule',
  'digital-eye-strain glasses-lens-options screen-habits': 'blue light glasses; do blue light glasses work',
  'screen-habits': `
    screen time for kids; too much ipad; is dark mode better for eyes; how far should my monitor be;
    phone before bed`,
  'stye-chalazion': `
    stye; sty on eyelid; bump on eyelid; lump on my eyelid; pimple on eyelid; chalazeon; should i pop a stye;
    orzuelo; eyelid cyst`,
  'stye-chalazion emergency-eye-care allergies': 'swollen eyelid',
  'hygiene-lids-lashes': `
    crusty eyelids; flakes on eyelashes; eyelash mites; demodex; dandruff on eyelids; are lash extensions safe;
    eyelashes falling out; how to clean my eyelids; mascara; baby shampoo eyelids`,
  'hygiene-lids-lashes dry-eye-treatment': 'blepharitis',
  'hygiene-lids-lashes conjunctivitis stye-chalazion dry-eye-treatment allergies': 'can i wear makeup',
  cataracts: `
    cataracts; cateracts; cloudy vision; foggy vision; everything looks yellow and faded;
    glare from headlights at night; cataratas; milky eyes`,
  'cataracts glaucoma urgent': 'halos around lights at night',
  'cataracts surgical-comanagement': 'cataract surgery; when should i get cataract surgery',
  glaucoma: `
    glaucoma; gluacoma; high eye pressure; tunnel vision; my mom has glaucoma; glaucoma eye drops;
    presion alta en los ojos; can marijuana help glaucoma`,
  'glaucoma comprehensive-eye-exam': 'eye pressure test; puff of air test',
  'diabetic-retinopathy comprehensive-eye-exam': 'diabetic eye exam',
  'diabetic-retinopathy': `
    diabetes eyes; diabetic retinopthy; blood sugar blurry vision; ozempic eyes; type 2 diabetes how often eye exam;
    diabetes en los ojos`,
  'macular-degeneration': `
    macular degeneration; maculer degeneration; amd; amsler grid; cant recognize faces anymore; wet amd`,
  'macular-degeneration urgent': `
    straight lines look wavy; blurry spot in the middle of my vision; dark spot in center`,
  'macular-degeneration nutrition-for-eye-health': 'areds vitamins',
  'flashes-floaters': `
    floaters; floters; floaty things; floaty things in my eye; black spots in vision; squiggly lines in vision;
    cobwebs in my eye; little specks floating; are floaters normal; moscas volantes; gnats in my vision`,
  'myopia-in-kids myopia-management myopia-control': 'nearsighted; near sighted kid',
  'myopia-in-kids pediatric-eye-care': 'my child cant see the board; kid squinting at tv; does my child need glasses',
  'myopia-in-kids myopia-control myopia-management': 'kids glasses keep getting stronger; miopia',
  'myopia-control myopia-management': 'atropine drops for kids; misight; slow down myopia',
  'myopia-control myopia-management contact-lenses contact-lens-fitting': 'ortho k',
  'myopia-control myopia-management contact-lenses': 'overnight contacts that fix vision',
  'myopia-control myopia-management myopia-in-kids': 'stop my kids eyes getting worse',
  'glasses-lens-options presbyopia-solutions': 'progressive lenses; bifocals; what are progressives',
  'glasses-lens-options uv-eye-protection': 'transition lenses',
  'glasses-lens-options': `
    anti glare coating; new glasses make me dizzy; thinner lenses for strong prescription; lenses that dont break;
    eyeglasses; lentes progresivos`,
  'contact-lenses contact-lens-fitting': `
    contacts; contacts for astigmatism; contact lens for astigmatisim; daily contacts; colored contacts;
    hard contacts; scleral lens; contacts for my teenager; lentes de contacto`,
  'contact-lenses': 'can i sleep in my contacts; swim with contacts; shower with contacts',
  'contact-lenses contact-lens-fitting presbyopia-solutions': 'multifocal contacts',
  'contact-lenses dry-eye-disease dry-eye-treatment': 'my contacts feel dry',
  'contact-lens-fitting contact-lenses': 'contact lens exam; first time contacts; keratoconus',
  'presbyopia-solutions': `
    reading glasses; cant see up close; arms too short to read; cant read small print; trouble reading menu;
    presbiopia; eye drops for reading; monovision; over 40 vision; readers`,
  'surgical-vision-correction surgical-comanagement': `
    lasik; lasic; am i a candidate for lasik; prk; laser eye surgery; implantable contact lens`,
  'surgical-vision-correction': 'get rid of glasses',
  'surgical-comanagement cataracts': 'checkup after cataract surgery',
  'surgical-comanagement': 'eye surgeon',
  'uv-eye-protection': 'sunglasses; uv protection; do kids need sunglasses; pterygium; gafas de sol',
  'uv-eye-protection glasses-lens-options': 'polarized or not',
  'uv-eye-protection urgent': 'watching the eclipse; sunburned eyes',
  'nutrition-for-eye-health': `
    vitamins for eyes; do carrots help eyesight; foods good for eyes; lutein; supplements for eyes`,
  'nutrition-for-eye-health dry-eye-disease': 'fish oil',
  'sports-vision-safety': `
    sports goggles; basketball glasses; swim goggles prescription; pickle ball eye protection; safety glasses`,
  'comprehensive-eye-exam': 'eye exam; eye check up; yearly eye exam',
  'comprehensive-eye-exam / /#doctors': 'eye doctor',
  'comprehensive-eye-exam urgent emergency-eye-care cataracts': 'blury vision',
  'comprehensive-eye-exam diabetic-retinopathy': 'dilated exam can i drive',
  'comprehensive-eye-exam glasses-lens-options': 'glasses prescription',
  'comprehensive-eye-exam dmv-eye-exam pediatric-eye-care': 'examen de la vista',
  'pediatric-eye-care': `
    cross eyed child; baby eye exam; kids eye doctor; when should my child have first eye exam;
    oculista para ninos`,
  'pediatric-eye-care myopia-in-kids': 'failed vision screening at school; lazy eye; amblyopia; lazy eye too late',
  'vision-therapy': `
    vision therapy; eye exercises; words jump around when reading; eyes dont work together;
    double vision when reading; convergence insufficency; skips lines when reading`,
  'ipl-therapy': 'ipl; rosacea eyes',
  'ipl-therapy dry-eye-treatment': 'light therapy dry eye',
  'dmv-eye-exam': 'dmv eye test; drivers license vision test; mv 619; licencia de conducir',
  'advanced-diagnostic-technology': 'retina scan; oct; photo of back of eye; visual field',
  'emergency-eye-care': 'emergency eye doctor; same day eye appointment; walk in eye doctor',
  'emergency-eye-care urgent': 'something in my eye; scratched my eye; eye pain',
  '/#find-us': `
    opening hours; are you open saturday; saturday; weekend; address; parking; phone number; ramp; elevator; steps; wheelchair;
    accessible entrance; bus; bus stop; estacionamiento; silla de ruedas`,
  '/#find-us accessibility': 'wheelchair access',
  '/#visit': `
    do you take medicaid; medicaid; medicare; insurance; do you take my insurance; aetna; vsp; eyemed; davis vision; fidelis;
    price; cost; how much; how much does it cost; how much is an eye exam; cancel; cancel my appointment; what to bring;
    seguro; cuanto cuesta; precio; pd; pupillary distance; repair; repair glasses; glasses broken; adjust my glasses; own frame;
    use my own frame`,
  '/#contact': `
    book an appointment; make apointment; order contacts; reschedule my visit; contact us`,
  terms: 'refund; good faith estimate',
  'language-help': 'interpreter; sign language',
  '/#recommendations': 'designer frames',
  '/#doctors': 'who are the doctors',
  privacy: 'privacy',
  'notice-of-privacy-practices': 'hipaa; records; medical records',
  accessibility: 'screen reader',
};

/** What patients type, each with the pages that answer it. */
export const layQueries: readonly (readonly [query: string, ...pages: string[]])[] = Object.entries(
  queriesByPages,
).flatMap(([pages, queries]) => split(queries).map((query) => [query, ...pages.split(' ')] as const));

/** Queries that name a danger: the way to the guide and the phone come first. */
export const dangerQueries: readonly string[] = split(`
  chemical in eye; chemicals in my eyes; chemcial in eye; bleach in eye; got bleach in my eye;
  splashed bleach in both eyes; drain cleaner; oven cleaner in eye; windex in my eye;
  laundry pod exploded in kids eye; super glue in eye; hydrogen peroxide in eye; battery acid in eye; pepper spray;
  cloro en el ojo; sudden vision loss; suddenly lost vision in one eye; sudden loss of vision; lost my sight;
  cant see; can't see; i can’t see out of my left eye; cannot see anything; went blind in one eye;
  gone blind suddenly; my vision went black; vision comes and goes; no puedo ver; perdi la vista; stroke eye;
  face drooping and blurry vision; curtain over my eye; dark curtain in vision; shadow in my vision; detached retina;
  retinal detachment symptoms; retnal detachment; sudden floaters; lots of new floaters; flashes of light;
  flashing lights in my eye; severe eye pain; eye hurts really bad; eye pain and vomiting; worst eye pain ever;
  metal in my eye; piece of glass in eye; something stuck in my eyeball; cut my eyeball; punched in the eye;
  hit in the eye with a baseball; blood in my eye after hit; eye is bleeding; golpe en el ojo; sudden double vision;
  seeing double all of a sudden, suddenly seeing double; one pupil bigger than the other; bulging eye;
  newborn eye discharge; baby newborn pink eye; swallowed eye drops; eyelid swollen and fever;
  pain after cataract surgery; pain after lasik; white spot on my eye; contact lens pain; sudden blurry vision;
  white pupil in photo; cant breathe throat swelling; head injury and blurry vision;
  kid poked in the eye; poked in eye; hit by a ball; black eye; double vision; drooping eyelid; ran out of glaucoma drops;
  red eye after lasik; slept in my contacts and my eye is red; shingles eye; welding flash; looked at eclipse;
  dark spot in vision; black spots suddenly; eyelid swollen shut; fireworks eye; bb gun eye; curling iron burned my eye;
  burst blood vessel and pain; colors look washed out; bulging eyes; herpes in my eye; metal flew from grinder into eye;
  red eye contact lens; red eye contacts; red eye; my eye hurts; swollen eye; seeing flashes; eye pain; eye infection;
  eye is red and hurts; contact lens stuck; light hurts my eyes; halos come and go; eye drops burn;
  ojo rojo con dolor; dolor en el ojo; visión borrosa de repente; visión doble; ojo hinchado; me duele el ojo;
  woke up and cant see out of my right eye; wavy lines; shadow on the side; torn contact in eye; perfume in eye;
  боль в глазу; болят глаза; покраснел глаз; внезапная потеря зрения; ничего не вижу; химия попала в глаз; удар в глаз;
  我的眼睛很痛; 眼睛红; 突然看不见; 化学品进眼睛; 眼睛外伤`);

/** Queries that contain words of dangers and name none, besides those that other pages answer. */
export const harmlessQueries: readonly string[] = split(`
  burst blood vessel in eye; blood in white of eye; popped blood vessel; red spot on my eye; broken glasses;
  my glasses broke; glass lenses; safety glass; eye pressure; eye color; eye test; eye doctor near me; take my insurance;
  old glasses; old prescription; red glasses frames; red frames; cut my own lenses; hit or miss prescription;
  black mascara; black frames; contact lens solution; contact lens prices; dry red eyes; itchy red eyes;
  red eye in photos; double vision when reading; kids eye exam; cleaning glasses; lens cleaner; ball sports goggles;
  flash sale; eye drops price; cant see far away; cant see the board; blind cleaning; polarized sunglasses;
  shingles vaccine; плохо вижу вблизи; очки для чтения; 红眼病; 配眼镜`);
