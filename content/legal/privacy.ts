import { ifFilledIn } from '../if-filled-in.ts';
import { practice } from '../practice.ts';
import type { LegalPage } from '../types.ts';

// TODO(owner): have this page read by someone who knows the law.
export default {
  id: 'privacy',
  title: 'Privacy Policy',
  intro:
    'Your health is private. This page tells you what we collect, how we use and protect it, and what rights you have. It covers our office and this website.',
  sections: [
    {
      heading: 'Notice of privacy practices (HIPAA)',
      blocks: [
        'This notice describes how medical information about you may be used and disclosed and how you can get access to this information. Please review it carefully.',
        'HIPAA is the federal law that protects your health information. It requires us to keep your information private, to give you this notice, and to follow the notice that is in effect. It also requires us to tell you if a breach puts your information at risk.',
        'New York law protects some information more strictly, such as information about HIV. We follow the rule that protects you more.',
        'Federal rules (42 CFR Part 2) also protect records from a drug or alcohol treatment program more strictly. If we receive such records, we do not use them, share them, or speak about them in a legal case against you. The only exceptions are your written consent, or a court order given after you had notice and a chance to be heard.',
        'You may ask our office for a paper copy of our full notice at any time.',
        ...ifFilledIn('privacyNoticeUrl', (url) => `You can also read our full notice at ${url}.`),
        ...ifFilledIn('privacyNoticeEffective', (day) => `The notice takes effect on ${day}.`),
      ],
    },
    {
      heading: 'Information we collect',
      blocks: [
        'In our office we collect what we need to care for you. Examples are your name, date of birth, health history, test results, prescriptions, and insurance.',
        'On this website we collect only what you choose to send in a form:',
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
        'We may use and share your health information, without asking you each time, for these reasons:',
        [
          'To treat you. For example, we send your test results to a surgeon we refer you to.',
          'To get paid. For example, we send your plan a claim for your exam.',
          'To run our office. For example, we review charts to see how we can give better care.',
          'To remind you of visits and tell you about care that may help you.',
        ],
        'We use what you send in a form only to answer your request and to care for you. We do not sell it, and we do not use it for ads.',
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
          'If a field that people cannot see is filled in, we take the form for spam. We keep it in encrypted form for 30 days, without its file, and do not email it. A person can be caught by mistake: if you do not hear from us, call us.',
          'We keep notices from our mail provider, such as about an email that came back, in encrypted form for 30 days.',
          'The email has a link with which our office marks the request as done. It works for 60 days and shows only the kind of request, its reference, and its times.',
          'Who looked at stored answers, and why, is recorded and stays.',
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
        'No system is perfectly safe. Emails and texts that you write to us yourself can be read by others on the way, so please leave out private details.',
        'If a breach exposes your private information, we tell you without unreasonable delay. New York law requires us to do so within 30 days after we discover it, unless the police need us to wait. We also report it to the state and federal offices that the law names.',
      ],
    },
    {
      heading: 'Third-party disclosure',
      blocks: [
        'We may share health information with others when the law allows or requires it. Examples are:',
        [
          'Other doctors who care for you, and your health or vision plan.',
          'Family or others who help with your care, if you agree or do not object.',
          'Companies that work for us, such as those that run our website or carry our email. Before they handle health information, the law requires a written agreement that binds them to protect it.',
          'Public health offices, to report disease, abuse, or a problem with a drug or device.',
          'Health oversight agencies, courts, police, coroners, or workers’ compensation, within the limits of the law.',
          'Anyone who can prevent a serious and imminent threat to health or safety.',
          'Researchers, funeral directors, organ donation groups, or the military, in the few cases that the law allows.',
        ],
        'For any other use we ask for your written permission first. That includes most marketing, any sale of your information, and most uses of therapy notes. You can take your permission back in writing at any time. We then stop, though we cannot undo what was already shared.',
        'Once we share information as the law allows, the person who gets it may share it further. Federal rules may then no longer protect it.',
      ],
    },
    {
      heading: 'Patient rights',
      blocks: [
        'You have the right to:',
        [
          'See your record and get a copy, on paper or as a file. We may charge a fair fee for the cost.',
          'Ask us to correct your record. If we say no, we tell you why in writing within 60 days.',
          'Ask us to reach you in a certain way, such as by a cell phone number. We agree to fair requests.',
          'Ask us to limit what we use or share. We do not have to agree, with one exception. If you pay in full yourself, we will not tell your plan about that service, unless a law requires it.',
          'Get a list of times we shared your information in the past six years, with some exceptions.',
          'Get a paper copy of our notice, even if you agreed to receive it by email.',
          'Choose someone to act for you, such as a person with medical power of attorney or a legal guardian.',
          'Be told if a breach exposes your information.',
        ],
        'To use a right, contact our office by phone, email, or letter.',
        ...ifFilledIn('privacyContact', (contact) => `Our contact for privacy is ${contact}.`),
        'If you think that we broke a rule, you can complain to our office. You can also complain to the Office for Civil Rights of the US Department of Health and Human Services. Visit www.hhs.gov/hipaa/filing-a-complaint or call 1-800-368-1019. We will never treat you worse because you complained.',
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
        'When you pick one, your browser asks Google for the translation. Google then receives the text of the pages you read, your network address, and facts about your browser. It may set cookies, such as one called “googtrans” that remembers your language. The service loads again on later pages until you go back to English.',
        'We mark names, phone numbers, addresses, and what you type in forms, also where the page repeats it, so that the service leaves them alone.',
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
        'We may change this policy and our notice. A change can apply to information that we already have. The newest version is on this page and in our office, and you can ask us for a copy.',
      ],
    },
  ],
  metaTitle: `Privacy Policy | ${practice.name}`,
  metaDescription:
    'How our office and website collect, use, protect, and delete your information, your rights under HIPAA, and what cookies and translation do.',
} satisfies LegalPage;
