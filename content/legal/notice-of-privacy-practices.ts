import { ifFilledIn } from '../if-filled-in.ts';
import { practice } from '../practice.ts';
import type { LegalPage } from '../schema/pages.ts';

// TODO(owner): have this notice read by someone who knows the law, and post it in the office.
export default {
  id: 'notice-of-privacy-practices',
  title: 'Notice of Privacy Practices',
  intro:
    'THIS NOTICE DESCRIBES HOW MEDICAL INFORMATION ABOUT YOU MAY BE USED AND DISCLOSED AND HOW YOU CAN GET ACCESS TO THIS INFORMATION. PLEASE REVIEW IT CAREFULLY.',
  inForce: ifFilledIn(
    'privacyNoticeEffective',
    (day) => `In effect since ${day}`,
    'Ask our office since when this notice is in effect.',
  ).join(),
  sections: [
    {
      heading: 'Your rights',
      blocks: [
        'You have the right to:',
        [
          'See your record and get a copy, on paper or as a file. You can look at it within 10 days after you ask in writing. A copy costs no more than 75 cents a page, and nothing if you cannot pay.',
          'Ask us to correct your record. If we say no, we tell you why in writing within 60 days. You can then add a short statement of your own to the record.',
          'Ask us to reach you in a certain way, such as by a cell phone number or at another address. We agree to fair requests.',
          'Ask us to limit what we use or share. We do not have to agree, with one exception: if you pay in full yourself, we do not tell your plan about that service, unless a law requires it.',
          'Get a list of the times we shared your information in the past six years, with some exceptions. One list a year is free.',
          'Get a paper copy of this notice, even if you agreed to receive it by email.',
          'Choose someone to act for you, such as a person with medical power of attorney or a legal guardian.',
          'Be told if a breach exposes your information.',
        ],
        'To use a right, contact our office by phone, email, or letter.',
      ],
    },
    {
      heading: 'How we use and share your information',
      blocks: [
        'We may do so without asking you each time:',
        [
          'To treat you. For example, we send your test results to a surgeon we refer you to.',
          'To get paid. For example, we send your plan a claim for your exam.',
          'To run our office. For example, we review charts to see how we can give better care.',
          'To remind you of visits, and to tell you about care that may help you.',
          'With companies that work for us, such as those that keep our records or carry our email. A written contract binds them to protect your information.',
        ],
        'We may share what matters with family, friends, or others who help with your care or pay for it, or with relief workers in a disaster, if you agree or do not object. If you cannot tell us, we decide what is in your interest.',
      ],
    },
    {
      heading: 'When the law lets us share',
      blocks: [
        'We may also share your information, within the limits of the law:',
        [
          'When a federal, state, or city law requires it, also with the US Department of Health and Human Services, which checks that we follow the privacy law.',
          'For public health and safety: to report some diseases, a problem with a drug or device, or abuse, neglect, or violence at home.',
          'To prevent or lessen a serious and imminent threat to anyone’s health or safety.',
          'With offices that oversee health care, such as for inspections or licenses.',
          'In answer to a court order, a subpoena, or the police.',
          'For workers’ compensation claims.',
          'With coroners, medical examiners, and funeral directors, and for organ donation.',
          'For health research that has the approval and the safeguards that the law requires.',
          'For the military, national security, the protection of the President, or a jail that holds you.',
        ],
      ],
    },
    {
      heading: 'When we ask you first',
      blocks: [
        'For any other use, we need your written permission. That includes most marketing, any sale of your information, and most uses of therapy notes.',
        'You can take your permission back in writing at any time. We then stop, though we cannot undo what was already shared.',
        'Once we share information as the law allows, the person who gets it may share it further. Federal rules may then no longer protect it. We do not use your information to raise funds.',
      ],
    },
    {
      heading: 'Stricter rules',
      blocks: [
        'Where New York law protects you more than federal law, we follow New York law:',
        [
          'HIV: we share this only with your written consent on a special form, or where that law allows it.',
          'Genetic tests, and records from a mental health clinic: we share them only as that law allows, most often with your written consent.',
          'A person under 18 can agree to some care alone. We then do not show the record of that care to a parent unless the young person agrees, or the law says otherwise.',
        ],
        'Federal rules (42 CFR Part 2) protect records from a drug or alcohol treatment program. We do not use or share such records, or speak about what they say, in any civil, criminal, administrative, or legislative case against you. There are two exceptions. One is your written consent. The other is a court order, with a subpoena or a similar demand, given after you or we had notice and a chance to be heard.',
      ],
    },
    {
      heading: 'Our duties',
      blocks: [
        [
          'The law requires us to keep your health information private and secure, and to give you this notice.',
          'We must follow the notice that is in effect.',
          'We must tell you promptly if a breach puts the privacy or security of your information at risk.',
        ],
        'We ask you to sign that you received this notice. You may say no, and we treat you all the same.',
        'We may change this notice, also for information that we already have. The new notice is then on this page and in our office, and you can ask us for a copy.',
      ],
    },
    {
      heading: 'Questions and complaints',
      blocks: [
        ...ifFilledIn(
          'privacyContact',
          (contact) => `Our contact for privacy is ${contact}. Call us at ${practice.phone.display}.`,
          `Call us at ${practice.phone.display} and ask for our contact for privacy.`,
        ),
        'If you think that we broke a rule or a right of yours, you can complain to our office. You can also complain to the Office for Civil Rights of the US Department of Health and Human Services. Visit www.hhs.gov/hipaa/filing-a-complaint, call 1-800-368-1019, or write to 200 Independence Avenue SW, Washington, DC 20201. For TTY, call 1-800-537-7697.',
        'We will never treat you worse because you complained.',
        'For help with this notice in your language, free of charge, see our Language Help page.',
      ],
    },
  ],
  metaTitle: `Notice of Privacy Practices | ${practice.name}`,
  metaDescription:
    'How our office may use and share your medical information under HIPAA and New York law, your rights, and how to ask a question or complain.',
} satisfies LegalPage;
