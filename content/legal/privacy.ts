import { ifFilledIn } from '../if-filled-in.ts';
import { practice } from '../practice.ts';
import type { LegalPage } from '../schema/pages.ts';

// TODO(owner): have this page read by someone who knows the law.
export default {
  id: 'privacy',
  title: 'Privacy Policy',
  intro:
    'Your health is private. This page tells you what this website collects, how we use and protect it, and what choices you have.',
  sections: [
    {
      heading: 'Your health information and HIPAA',
      blocks: [
        'HIPAA is the federal law that protects your health information. Our Notice of Privacy Practices tells you how our office may use and share it, what New York law adds, and what your rights are.',
      ],
    },
    {
      heading: 'Information we collect',
      blocks: [
        'In our office we collect what we need to care for you. Examples are your name, date of birth, health history, test results, prescriptions, and insurance.',
        'From you, this website collects only what you choose to send in a form:',
        [
          'Appointment request: your name, email, phone, date of birth, and insurance. Also the kind of visit, the day and time you prefer, and your message.',
          'General inquiry: your name, email, phone if you give it, subject, and message.',
          'Contact lens order: your name, email, phone, and date of birth. Also whether you are a new patient, lens details for each eye, your prescription’s date, your prescriber’s name, your notes, and the prescription file you add.',
        ],
        'Please do not send more about your health than we need. If you would rather not use a form, call us.',
      ],
    },
    {
      heading: 'How we use your information',
      blocks: [
        'We use what you send in a form only to answer your request, to care for you, and to bill for that care. We do not sell it, and we do not use it for ads.',
      ],
    },
    {
      heading: 'What happens to a form you send',
      blocks: [
        'When you press the button, your browser sends your answers to us through an encrypted connection. Encrypted means scrambled, so that others cannot read it.',
        [
          'We store your answers and any file in a database, in encrypted form.',
          'We send them to our office by email, through an encrypted connection to our mail provider. Its subject line holds only the kind of request and a reference number.',
          'We do not email a copy to you. You see a reference number on the page, and you can print it.',
          'We delete your answers and your file from the database no later than 7 days after somebody at our office has taken care of your request, and no later than 30 days after the email was delivered. If the email cannot be delivered or comes back, we keep them in encrypted form until somebody has.',
          ...ifFilledIn(
            'backupsKept',
            (time) => `Backups of the database hold the encrypted answers for up to ${time} longer.`,
            'Backups of the database hold the encrypted answers for some time longer.',
          ),
          'Parts of a file whose form does not arrive are deleted after one hour.',
          'Our forms have a hidden field that only spam programs fill in. A form in which it is filled in counts as spam: we keep it in encrypted form for 30 days, without its file, and do not email it. A person can be caught by mistake: if you do not hear from us, call us.',
          'When our mail provider tells us that an email came back, we note that and when, with the reference.',
          'The email has a link with which our office marks the request as done. It works for 60 days and shows only the kind of request, its reference, and its times.',
          'We keep a record of who looked at stored answers, and why.',
          'A short record stays, so that no request is lost or counted twice. It holds the reference, the kind of request, the times, and a coded fingerprint of your answers. Your answers cannot be read from it.',
          'To stop abuse, we count requests from each network address and each group of nearby addresses. We keep a coded form of them for one day, not the addresses themselves.',
        ],
        'The email in our office may become part of your patient record. New York rules require us to keep patient records for at least six years, and children’s records longer.',
        ...ifFilledIn(
          'mailProvider',
          (provider) => `Our email goes through ${provider}, which has agreed in writing to protect it.`,
        ),
      ],
    },
    {
      heading: 'Security',
      blocks: [
        'We use locks, passwords, encryption, and limits on who can see what. The form database is closed to the public, and our own logs contain no names and no answers.',
        ...ifFilledIn(
          'hostLogsKept',
          (time) =>
            `The companies that host our website, forms, and email record network addresses and times, for up to ${time}.`,
          'The companies that host our website, forms, and email record network addresses and times for some time.',
        ),
        'No system is perfectly safe. Others could read emails and texts on the way, yours and our answers alike. Please leave out private details, and tell us if you prefer a call.',
        'If a breach exposes your private information, we tell you without unreasonable delay. New York law requires us to do so within 30 days after we discover it, unless the police need us to wait. We also report it to the state and federal offices that the law names.',
      ],
    },
    {
      heading: 'Third-party disclosure',
      blocks: [
        'Companies that work for us, such as those that run our website or carry our email, can handle what you send. Before they handle health information, the law requires a written agreement that binds them to protect it.',
        'Others receive health information only as our Notice of Privacy Practices says.',
      ],
    },
    {
      heading: 'Patient rights',
      blocks: [
        'You can see and copy your record, ask us to correct it, and ask us to limit what we share. You can also complain to us or to the government. Our Notice of Privacy Practices lists all your rights, and how to use them.',
        'You have the same right to ask about what you sent us on this website. Contact our office by phone, email, or letter.',
      ],
    },
    {
      heading: 'Your choices on this website',
      blocks: [
        'You do not need an account to use this website. You can read every page without telling us who you are.',
        'The search runs on your own device. What you type is not sent to us and not kept. If you press Enter or the search button, your words also become part of the page’s address. Our website’s host can then record them, as when you load that page again.',
        'If you send a form and change your mind, call us with your reference number.',
        'A parent or guardian should fill in forms for a child. We do not ask children to send us information.',
      ],
    },
    {
      heading: 'Website cookies and browser storage',
      blocks: [
        'A cookie is a small note that a website leaves in your browser. We set no cookies for ads or tracking, and we do not measure what you do here.',
        'Your browser’s storage can keep these settings on your own device:',
        [
          'The text size and contrast you choose.',
          'The language you choose, if it is not English.',
          'While the tab is open, a code for the request that you sent last, so that it cannot arrive twice. It does not tell who sent it or what it says.',
          'A place for a sign-in. There is no sign-in on this website, so it stays empty.',
        ],
        'What you type in a form is never kept there. Reset in the accessibility panel brings back the normal settings. You can also clear your browser’s data for this website.',
      ],
    },
    {
      heading: 'Translation',
      blocks: [
        'This website uses Google Translate to show pages in other languages. Nothing is loaded from Google Translate until you pick a language other than English.',
        'When you pick one, Google’s program runs in the page. Google receives the text of the pages you read, your network address, and facts about your browser. The program can also read what you type. It may set cookies, such as one called “googtrans” that remembers your language. The service loads again on later pages until you go back to English.',
        'We ask the service to leave names, phone numbers, addresses, and what you type in forms alone. We cannot control what it does. If you would rather not share this, call us.',
        'Google’s own terms and privacy policy apply. You can read them at policies.google.com/terms and policies.google.com/privacy.',
      ],
    },
    {
      heading: 'Map and links',
      blocks: [
        'The map on the home page comes from Google Maps. It loads when you scroll near it. Google then receives your network address and may set cookies. We do not tell Google which page you came from.',
        'Links to shops, review sites, maps, and social pages lead to other websites. Their own privacy rules apply once you are there. Our shop links carry no code that pays us.',
      ],
    },
    {
      heading: 'Policy changes',
      blocks: [
        'We may change this policy. A change can apply to information that we already have. The newest version is on this page and in our office, and you can ask us for a copy.',
      ],
    },
  ],
  metaTitle: `Privacy Policy | ${practice.name}`,
  metaDescription:
    'What our website collects, how we use, protect, and delete it, your choices and rights, and what cookies, translation, and the map do.',
} satisfies LegalPage;
