import type { Page } from 'playwright/test';

/** Text, or an ARIA role or element that has the words as its name. */
export type Kind = 'text' | 'iframe' | Parameters<Page['getByRole']>[0];

/** Words that the owner quotes. */
export interface Quote {
  kind: Kind;
  words: string;
  /** Part of a link's URL, or all of it when it starts with "/". */
  to?: string;
  /** Whether the words may be part of a longer text: "Learn More about Vision Therapy". */
  isPartial?: boolean;
}

/** A place with quoted words. */
export interface Place {
  place: string;
  path: string;
  /** Default: `desk`. */
  screen?: 'phone' | 'desk';
  /** A selector of a part of the page. Default: the body. */
  within?: string;
  /** Whether the words are in the part's `<details>` menu, which opens without scripts. */
  isInMenu?: boolean;
  /** Opens the place. */
  open?(page: Page): Promise<void>;
  quotes: readonly Quote[];
}

const text = (...all: string[]): Quote[] => all.map((words) => ({ kind: 'text', words, isPartial: true }));
const named = (kind: Kind, ...all: string[]): Quote[] => all.map((words) => ({ kind, words }));
const options = (...all: string[]): Quote[] => all.map((words) => ({ kind: 'option', words, isPartial: true }));
const link = (words: string, to: string): Quote => ({ kind: 'link', words, to });
const longLink = (words: string, to: string): Quote => ({ kind: 'link', words, to, isPartial: true });

type Part = Pick<Place, 'within' | 'screen' | 'isInMenu' | 'open'>;

const at = (place: string, path: string, part: string | Part, quotes: readonly Quote[]): Place => ({
  place,
  path,
  quotes,
  ...(typeof part === 'string' ? { within: part } : part),
});

const press = (role: 'button' | 'tab', name: string) => (page: Page) =>
  page.getByRole(role, { name, exact: true }).click();

const phone = '(718) 555-0123';
const email = 'hello@neighborhood-optometry.example';
const address = '519 5th Avenue, Brooklyn, NY 11215';
const callOrText = [link('Call Office', 'tel:+17185550123'), link('Text Office', 'sms:+17185550123')];

/** The services in order: slug and title. */
export const services = [
  ['comprehensive-eye-exam', 'Comprehensive Eye Exam'],
  ['pediatric-eye-care', 'Pediatric Eye Care'],
  ['contact-lens-fitting', 'Contact Lens Fitting'],
  ['myopia-management', 'Myopia Management'],
  ['dry-eye-treatment', 'Dry Eye Treatment'],
  ['emergency-eye-care', 'Emergency Eye Care'],
  ['surgical-comanagement', 'Surgical Co-Management'],
  ['vision-therapy', 'Vision Therapy'],
  ['ipl-therapy', 'IPL Therapy'],
  ['dmv-eye-exam', 'DMV Eye Exam'],
  ['advanced-diagnostic-technology', 'Advanced Diagnostic Technology'],
] as const;

/** The "Comprehensive Capabilities" tiles in order, each with the title of the service whose modal it opens. */
export const tiles = [
  ['Comprehensive Exams', 'Comprehensive Eye Exam'],
  ['Pediatric Care', 'Pediatric Eye Care'],
  ['Contact Lens Fitting', 'Contact Lens Fitting'],
  ['Myopia Control', 'Myopia Management'],
  ['Dry Eye Therapy', 'Dry Eye Treatment'],
  ['Emergency Services', 'Emergency Eye Care'],
  ['Surgical Co-Management', 'Surgical Co-Management'],
  ['Vision Therapy', 'Vision Therapy'],
  ['IPL Therapy', 'IPL Therapy'],
  ['Specialty Contact Lenses', 'Contact Lens Fitting'],
  ['Advanced Diagnostics', 'Advanced Diagnostic Technology'],
  ['Medical Eye Care', 'Comprehensive Eye Exam'],
] as const;

const slugs = (all: string): string[] => all.trim().split(/\s+/);

/** The sections of the home page in order. */
export const anchors = slugs('home about approach services doctors testimonials recommendations find-us contact');

const doctors = [
  ['miriam-castellan', 'Dr. Miriam Castellan', 'Principal Optometrist & Founder'],
  ['meilan-tsoi', 'Dr. Meilan Tsoi', 'Optometrist'],
  ['nadir-haddan', 'Dr. Nadir Haddan', 'Optometrist'],
  ['anya-voronetska', 'Dr. Anya Voronetska', 'Optometrist'],
  ['luca-benvenetti', 'Dr. Luca Benvenetti', 'Optometrist'],
] as const;

/** The categories of the Eye Hub in order, each with its topics. */
export const hub = [
  {
    id: 'conditions',
    title: 'Eye Conditions',
    topics: slugs(`
      dry-eye-disease digital-eye-strain stye-chalazion allergies conjunctivitis cataracts glaucoma
      diabetic-retinopathy macular-degeneration flashes-floaters myopia-in-kids`),
  },
  {
    id: 'solutions',
    title: 'Vision Solutions',
    topics: slugs(`
      glasses-lens-options contact-lenses presbyopia-solutions myopia-control
      surgical-vision-correction`),
  },
  {
    id: 'prevention',
    title: 'Wellness & Prevention',
    topics: slugs(`
      screen-habits uv-eye-protection nutrition-for-eye-health hygiene-lids-lashes
      sports-vision-safety`),
  },
] as const;

const homePage: readonly Place[] = [
  at('the hero', '/', '#home', [
    link('Request Appointment', '/?tab=appointment#contact'),
    link('Our Approach', '/#approach'),
    ...text('since 2009'),
  ]),
  at('the tiles', '/', '#approach', [
    ...named('heading', 'Comprehensive Capabilities'),
    ...named('button', ...tiles.map(([name]) => name)),
  ]),
  at(
    'the service cards',
    '/',
    '#services',
    services.flatMap(([slug, title]) => [
      { kind: 'button', words: title } as const,
      longLink('Learn More', `/services/${slug}`),
    ]),
  ),
  at("a service's modal", '/', { within: 'dialog', open: press('button', 'DMV Eye Exam') }, [
    ...named('heading', 'DMV Eye Exam'),
    link('View Full Details', '/services/dmv-eye-exam'),
    ...named('button', 'Close'),
    ...text('under 15 minutes', 'alk-ins'),
  ]),
  at(
    'the team',
    '/',
    '#doctors',
    doctors.flatMap(([slug, name, title]) => [longLink(name, `/team/dr-${slug}`), ...text(title)]),
  ),
  at('the testimonials', '/', '#testimonials', [
    ...text('4.8', '4.8 stars from 433 reviews on a general reviews site', '4.92', '4.92 stars from 1,550 reviews'),
    longLink('Read the reviews', 'https://reviews.example/neighborhood-optometry-brooklyn'),
    longLink('Read the reviews', 'https://booking.example/profiles/neighborhood-optometry'),
  ]),
  at('find us', '/', { within: '#find-us', isInMenu: true }, [
    ...text(address, phone, 'F, G, R, D trains', 'street parking and garages'),
    ...callOrText,
    ...named('rowheader', 'Monday', 'Tuesday-Friday', 'Saturday', 'Sunday'),
    ...named('cell', '11 AM-7 PM', '10 AM-6 PM', '10 AM-4 PM', 'Closed'),
    ...text('closed daily 1-2 PM for administrative duties'),
    { kind: 'link', words: 'Get Directions', to: 'google.com/maps/place/519%205th%20Avenue', isPartial: true },
    { kind: 'iframe', words: address, isPartial: true },
  ]),
  at(
    'the contact section',
    '/',
    { within: '#contact', open: press('tab', 'General Inquiry') },
    named('tab', 'Appointment Request', 'General Inquiry', 'Contact Lens Ordering'),
  ),
];

const navigation: readonly Place[] = [
  at('the top bar', '/terms', { within: 'header >> nav[aria-label="Main"]', screen: 'desk' }, [
    link('About', '/#about'),
    link('Services', '/#services'),
    link('Our Team', '/#doctors'),
    link('Eye Hub', '/eye-hub'),
    link('Request Care', '/#contact'),
    link('Find Us', '/#find-us'),
  ]),
  ...(['desk', 'phone'] as const).map((screen) =>
    at(
      `the logo, phone menu and address on the ${screen}`,
      '/terms',
      { within: 'body > header', screen, isInMenu: true },
      [
        longLink('Neighborhood Optometry', '/'),
        ...text(phone),
        ...callOrText,
        longLink('519 5th Avenue', 'google.com/maps/place/519%205th%20Avenue%2C%20Brooklyn%2C%20NY%2011215'),
      ],
    ),
  ),
  at('the bottom bar', '/terms', { within: 'nav[aria-label="Quick"]', screen: 'phone' }, [
    link('Home', '/'),
    link('Services', '/#services'),
    link('Team', '/#doctors'),
    link('Eye Hub', '/eye-hub'),
    link('Contact', '/#contact'),
  ]),
  at('the footer', '/eye-hub', { within: 'body footer', isInMenu: true }, [
    ...services.map(([slug, title]) => link(title, `/services/${slug}`)),
    link('Eye Hub', '/eye-hub'),
    link('Terms', '/terms'),
    link('Good-Faith Estimate', '/terms#good-faith-estimate'),
    link('Privacy', '/privacy'),
    link('Privacy Practices (HIPAA)', '/notice-of-privacy-practices'),
    link('Language Help', '/language-help'),
    link('Nondiscrimination', '/language-help#nondiscrimination'),
    link('Accessibility', '/accessibility'),
    longLink(address, 'google.com/maps/place/519%205th%20Avenue%2C%20Brooklyn%2C%20NY%2011215'),
    ...text(phone, '2009'),
    ...callOrText,
    link(email, `mailto:${email}`),
    longLink('Photos', 'https://photos.example/neighborhood-optometry'),
    longLink('Videos', 'https://videos.example/neighborhood-optometry'),
    longLink('News', 'https://news.example/neighborhood-optometry'),
  ]),
  ...['/', '/eye-hub/conditions', '/team/dr-meilan-tsoi'].map((path) =>
    at(`the call to action at ${path}`, path, { within: 'section[aria-labelledby="call-to-action"]', isInMenu: true }, [
      ...named('heading', 'Ready to See Clearly?'),
      { kind: 'link', words: 'Request', to: '/#contact', isPartial: true } as const,
      ...callOrText,
    ]),
  ),
  at(
    'the accessibility panel',
    '/terms',
    { within: '[role="dialog"]', open: press('button', 'Accessibility and language') },
    [
      ...text('100%', 'High contrast'),
      ...options('English', 'Español', 'Spanish', '简体中文', 'Simplified Chinese', 'Русский', 'Russian', 'العربية'),
      ...options('Arabic', 'Français', 'French', 'Italiano', 'Italian', 'Polski', 'Polish'),
      ...named('checkbox', 'High contrast'),
      ...named('button', 'Reset'),
    ],
  ),
];

const eyeHub: readonly Place[] = [
  at('the landing page', '/eye-hub', 'main', [
    ...hub.flatMap(({ id, title, topics }) => [
      { kind: 'heading', words: title } as const,
      longLink('View All', `/eye-hub/${id}`),
      ...topics.slice(0, 5).map((slug) => longLink('', `/eye-hub/${id}/${slug}`)),
    ]),
    ...text('+ 6 more topics'),
    longLink('Neighborhood Eye Journal', 'https://journal.neighborhood-optometry.example'),
    link('Request a Visit', '/?tab=appointment#contact'),
  ]),
  ...hub.map(({ id, title, topics }) =>
    at(`the category ${id}`, `/eye-hub/${id}`, 'main', [
      ...named('heading', title),
      ...topics.map((slug) => longLink('', `/eye-hub/${id}/${slug}`)),
      link('Home', '/'),
      link('Eye Hub', '/eye-hub'),
    ]),
  ),
  at('a topic', '/eye-hub/conditions/dry-eye-disease', 'main', [
    ...named('heading', 'Dry Eye Disease', 'What is it?', 'What You Might Notice', 'How We Help'),
    ...named('heading', 'Tools for Home Care', 'When to Call Us'),
    link('Home', '/'),
    link('Eye Hub', '/eye-hub'),
    link('Eye Conditions', '/eye-hub/conditions'),
    link('Request a Visit', '/?tab=appointment#contact'),
    ...text('rices are subject to change', 'etailer pricing updates regularly', 'on Amazon'),
    longLink('Shop on Amazon', 'https://www.amazon.com/'),
  ]),
  at(
    'a product with neither category nor link',
    '/eye-hub/conditions/stye-chalazion',
    'main article article:has-text("Clean washcloths")',
    text('Recommended'),
  ),
  at('the product card', '/product-card-demo', 'main article', [
    ...text('on Amazon', '$19.99'),
    longLink('Shop on Amazon', 'https://www.amazon.com/'),
  ]),
];

const detailPages: readonly Place[] = [
  at('a service that lists what is included', '/services/comprehensive-eye-exam', 'main', [
    longLink('Back to Services', '/#services'),
    link('Book Appointment', '/?tab=appointment&appointmentType=Comprehensive+Eye+Exam#contact'),
    longLink('Call', 'tel:+17185550123'),
    ...named('heading', 'About This Service', "What's Included", 'Benefits', 'Schedule Your Appointment'),
    longLink('Pediatric Eye Care', '/services/pediatric-eye-care'),
    longLink('Contact Lens Fitting', '/services/contact-lens-fitting'),
    longLink('Myopia Management', '/services/myopia-management'),
  ]),
  at('a service that lists conditions', '/services/emergency-eye-care', 'main', [
    ...named('heading', 'About This Service', 'Conditions We Treat', 'Benefits', 'Schedule Your Appointment'),
    ...text('ame-day slots', 'reserved each day we are open'),
  ]),
  at('the DMV exam', '/services/dmv-eye-exam', 'main', text('under 15 minutes', 'alk-ins are welcome')),
  { place: 'IPL therapy', path: '/services/ipl-therapy', within: 'main', quotes: text('2-3 sessions') },
  at("a doctor's page", '/team/dr-meilan-tsoi', 'main', [
    longLink('Back to Our Team', '/#doctors'),
    link('Request Appointment with Dr. Tsoi', '/?tab=appointment&message=I+would+like+to+see+Dr.+Meilan+Tsoi.#contact'),
    ...named('heading', 'Dr. Meilan Tsoi', 'Education & Honors', 'Areas of Expertise'),
    ...text('Optometrist', 'English', phone),
    ...doctors.flatMap(([slug, name]) => (slug === 'meilan-tsoi' ? [] : [longLink(name, `/team/dr-${slug}`)])),
  ]),
  at("the founder's page", '/team/dr-miriam-castellan', 'main', [
    ...text('Principal Optometrist & Founder'),
    link('Request Appointment with Dr. Castellan', '/#contact'),
  ]),
];

/** Today in New York, as a legal page writes it. */
const today = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'America/New_York' });

const legalPage = (path: string, ...headings: string[]): Place =>
  at(
    `the ${path.slice(1)} page`,
    path,
    { within: 'main', open: (page) => page.locator('main summary').first().click() },
    [
      ...headings.map((words) => ({ kind: 'heading', words, isPartial: true }) as const),
      ...text('Last Updated', today(), address),
      ...callOrText,
      link(email, `mailto:${email}`),
    ],
  );

const legalPages: readonly Place[] = [
  legalPage('/terms', 'Appointment policy', 'Payment', 'Insurance', 'Professional services', 'Returns', 'Website use'),
  legalPage(
    '/privacy',
    ...['HIPAA', 'Information we collect', 'How we use', 'Security', 'Third-party disclosure', 'Patient rights'],
    ...['Website cookies', 'Policy changes'],
  ),
  legalPage('/accessibility', 'Features', 'Physical access', 'Assistive technology', 'Accommodations'),
  at(
    'the accessibility standard',
    '/accessibility',
    'main',
    text('Web Content Accessibility Guidelines (WCAG) 2.1 at level AA'),
  ),
  at('the cancellation notice', '/terms', 'main', text('24 hours', 'late cancellation', 'may incur a fee')),
];

const notFoundViews: readonly Place[] = [
  at('the page for missing addresses', '/404', 'main', [
    ...text('404', "We're sorry, but the page you're looking for doesn't exist or may have been moved."),
    ...named('heading', 'Page Not Found'),
    link('Back to Home', '/'),
    link('Browse Eye Hub', '/eye-hub'),
    longLink('', '/#services'),
    longLink('', '/#doctors'),
    longLink('', '/#contact'),
    link('(718) 555-0187', 'tel:+17185550187'),
  ]),
  at('an unknown service', '/services/no-such-service', 'main', [
    ...named('heading', 'Service Not Found'),
    link('View All Services', '/#services'),
  ]),
  at('an unknown doctor', '/team/dr-no-body', 'main', [
    ...named('heading', 'Doctor Not Found'),
    link('View All Doctors', '/#doctors'),
  ]),
  at('an unknown category', '/eye-hub/no-such-category', 'main', [
    ...named('heading', 'Category Not Found'),
    { kind: 'link', words: 'Eye Hub', to: '/eye-hub', isPartial: true },
  ]),
  at('an unknown topic', '/eye-hub/conditions/no-such-topic', 'main', [
    ...named('heading', 'Topic Not Found'),
    link('Return to Eye Hub', '/eye-hub'),
  ]),
];

const tab = (name: string) => press('tab', name);

const forms: readonly Place[] = [
  at(
    'the appointment request',
    '/',
    {
      within: 'form#appointment',
      open: async (page) => {
        await tab('Appointment Request')(page);
        const type = page.getByRole('combobox', { name: 'Appointment type' });
        await type.selectOption('Vision Therapy Consultation');
      },
    },
    [
      ...named('option', 'Comprehensive Eye Exam', 'Contact Lens Fitting/Exam', 'Dry Eye Treatment'),
      ...named('option', 'Eyewear Experience', 'Pediatric Eye Exam', 'Emergency Visit', 'Vision Therapy Consultation'),
      ...named('option', 'Other', 'Morning (10 AM - 12 PM)', 'Afternoon (2 PM - 4 PM)', 'Evening (4 PM - 6 PM)'),
      ...text('at capacity'),
    ],
  ),
  at(
    'the inquiry',
    '/',
    'form#inquiry',
    named(
      'option',
      ...['Question About Services', 'Insurance Information', 'Hours & Location', 'Eyewear & Frames'],
      ...['Pricing Information', 'Other'],
    ),
  ),
  at(
    'the contact lens order of an established patient',
    '/',
    {
      within: 'form#contact-lens',
      open: async (page) => {
        await tab('Contact Lens Ordering')(page);
        await page.getByRole('radio', { name: /^Established/ }).check();
      },
    },
    [
      ...text(
        'Right eye',
        'Left eye',
        'Brand',
        'Power',
        'BC',
        'Diameter',
        'Quantity',
        'We will use the one in our records',
      ),
    ],
  ),
];

/** All labels, headings, options and texts that the owner quotes, by place. */
export const quotedWords: readonly Place[] = [
  ...homePage,
  ...navigation,
  ...eyeHub,
  ...detailPages,
  ...legalPages,
  ...notFoundViews,
  ...forms,
];

/** A form of the contact section. */
export type FormId = 'appointment' | 'inquiry' | 'contact-lens';

/** The button label of each form while sending, and its success toast, as "Title: description". */
export const sendingWords: readonly { form: FormId; sending: string; success: string }[] = [
  {
    form: 'appointment',
    sending: 'Submitting...',
    success: "Request Submitted!: We'll contact you shortly to confirm your appointment.",
  },
  { form: 'inquiry', sending: 'Sending...', success: "Message Sent!: We'll get back to you as soon as possible." },
  {
    form: 'contact-lens',
    sending: 'Submitting...',
    success: 'Order Request Submitted!: Our team will verify your prescription and contact you to finalize your order.',
  },
];

/** The toast of a failed request. */
export const failureWords = `Submission Failed: Please try again or call us at ${phone}.`;

/** Messages about a prescription file. */
export const fileWords = {
  tooLarge: 'File Too Large: Please upload a file smaller than 5MB.',
  /** The beginning. */
  wrongType: 'Only PDF, JPG, and PNG files are allowed',
  missing: 'Prescription file is required for new patients',
};

const onlyLetters = 'Only letters, spaces, hyphens, and apostrophes allowed';

/** The error messages of a form with some answers. The title of the toast is always 'Validation Error'. */
export interface FormMessages {
  form: FormId;
  /** Values by field name. */
  answers: Readonly<Record<string, string>>;
  /** Messages by field name, in the order of the form. The toast shows the first. */
  messages: Readonly<Record<string, string>>;
}

/** The validation messages of filled-in forms. Those of empty forms are in the snapshots of `by-ear.spec.ts`. */
export const formMessages: readonly FormMessages[] = [
  {
    form: 'inquiry',
    answers: {
      firstName: 'a'.repeat(101),
      lastName: 'R2',
      email: `${'a'.repeat(250)}@patient.example`,
      phone: '1'.repeat(21),
      subject: 'Other',
      message: 'a'.repeat(2001),
    },
    messages: {
      firstName: 'Maximum 100 characters',
      lastName: onlyLetters,
      email: 'Email too long',
      phone: 'Phone number too long',
      message: 'Message cannot exceed 2000 characters',
    },
  },
  {
    form: 'appointment',
    answers: {
      firstName: 'Ana!',
      lastName: 'Reyes',
      email: 'ana@patient',
      confirmEmail: 'else@patient.example',
      phone: 'call me maybe',
      appointmentType: 'Other',
      preferredDate: '1/1/2020',
      insuranceProvider: 'Harbor Vision',
      insuranceId: 'HV-1',
      dateOfBirth: '4/12/1985',
      message: 'a'.repeat(2001),
      acknowledgement: 'on',
    },
    messages: {
      firstName: onlyLetters,
      email: 'Invalid email format',
      confirmEmail: 'Email addresses must match',
      phone: 'Invalid phone format',
      preferredDate: 'Preferred date cannot be in the past',
      message: 'Message cannot exceed 2000 characters',
    },
  },
];
