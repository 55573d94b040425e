import { forms } from '../forms.ts';
import { ifFilledIn } from '../if-filled-in.ts';
import { practice } from '../practice.ts';
import type { LegalPage } from '../schema/pages.ts';
import type { CalendarDay } from '../schema/values.ts';

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `"2027-01-04"` becomes `"January 4, 2027"`. */
const inWords = (day: CalendarDay) => longDate.format(new Date(`${day}T00:00:00Z`));

// TODO(owner): have this page read by someone who knows the law.
export default {
  id: 'accessibility',
  title: 'Accessibility',
  intro:
    'Everyone should be able to use this website and visit our office. This page tells you what we do, what does not work well yet, and how to get help.',
  sections: [
    {
      heading: 'Our aim',
      blocks: [
        'We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.1 at level AA. These are shared rules for websites that people with disabilities can use. Federal rules for health care (Section 504) name the same level. We also work toward the newer version, WCAG 2.2.',
        'Where we stand: we test every kind of page ourselves. No outside expert has tested the whole website, so we do not claim that all of it meets level AA. The known limits below tell you where it falls short.',
        ...ifFilledIn('accessibilityCheckedOn', (day) => `We last checked the website on ${inWords(day)}.`),
      ],
    },
    {
      heading: 'Features of this website',
      blocks: [
        'The accessibility panel on each page lets you:',
        [
          'Change the text size from 80 to 150 percent.',
          'Turn high contrast on or off.',
          'Read pages in English, Spanish, Simplified Chinese, Russian, Arabic, French, Italian, or Polish.',
          'Go back to the normal settings with Reset.',
        ],
        'We also built in these things:',
        [
          'You can use all parts of the website with a keyboard. A link lets you skip to the main content.',
          'Headings, lists, buttons, and form fields have names that a screen reader can read out.',
          'When a form has a mistake, the page lists each problem, links to the field, and keeps what you typed.',
          'Moving parts stand still if your device asks for less motion. The row of eyewear brands has a pause button.',
          'You can type a date. You do not have to use the calendar.',
          'Nothing on this website ends because time has run out.',
          'You can read every page on a small screen, zoomed in to 400 percent, or with wide text spacing, without scrolling sideways.',
          'Arabic pages run from right to left.',
          'You can print a health topic to take home. The print shows our name, address, and phone.',
        ],
      ],
    },
    {
      heading: 'Physical access',
      blocks: [
        'The Find Us section of the home page tells you about the train, parking, and how to ask about our entrance.',
        'Not every subway station has an elevator. Check mta.info for elevators that work before you travel.',
        'Call us before your visit if you use a wheelchair, scooter, or walker, or need help to move to the exam chair. We will plan the room and the time with you. If you need help at the door, call us from outside.',
        'Service animals are welcome.',
      ],
    },
    {
      heading: 'Assistive technology',
      blocks: [
        'The website uses standard web parts, which screen readers, screen magnifiers, voice control, and switch devices are made to work with.',
        'We check it with automatic tests, by keyboard alone, and with a program that acts as a screen reader, in a current version of Chromium. We have not tested it with voice control or switch devices.',
        'The website is made for these browsers and all newer versions: Safari 16, iPhone and iPad with iOS 16, Firefox 115, Chrome 109, and Edge 109. In an older browser some parts may not work. You can still call or text us.',
        'You can read all pages, and call or text us, with scripts turned off. The forms need scripts.',
      ],
    },
    {
      heading: 'Accommodations',
      blocks: [
        'An accommodation is a change that helps you get the same care as others. Tell us what you need when you call or send a request, as early as you can. We do not charge for this help.',
        [
          'A sign language interpreter, or an interpreter for your language.',
          'Forms and results in large print, read aloud, or sent as a file.',
          'Help to fill in a form, by phone or in the office.',
          'More time, a quiet wait, or a chance to see the room first.',
          'A family member or helper with you in the exam room.',
        ],
        'If you cannot use a form on this website, call or text us. We can take the same request by phone.',
      ],
    },
    {
      heading: 'Known limits',
      blocks: [
        'We would rather tell you than have you find out:',
        [
          'Translations are made by a machine. They can be wrong, and they do not change words inside pictures.',
          'While a page is translated, a screen reader may read some words with the wrong accent.',
          'The map comes from another company, and we cannot change how it works. The address is also there as text, with a link for directions.',
          'The button that takes you back to the top can cover a line of text until you scroll on. So can the top bar on a small screen. It leaves while you scroll down or fill in a field.',
          'On a small screen with large text, a message at the bottom can cover half of the page. You can close it.',
          'Some topic drawings have words in them. The same facts are in the text below each drawing.',
          'Shops, review sites, and other websites we link to may not be accessible.',
          'We have not tested with every screen reader, browser, and device, nor with voice control or switch devices. People with disabilities have not yet tested the whole website for us.',
          'A prescription you upload, such as a photo, is sent as it is. We do not make it accessible.',
        ],
      ],
    },
    {
      heading: 'Tell us about a problem',
      blocks: [
        'If something is hard to use, call, text, or email our office. Tell us the page, what went wrong, and the device or tool you use, if you know it. We will help you get what you came for, and try to fix the page.',
        ...ifFilledIn(
          'accessibilityReplyTime',
          (time) => `We answer questions about accessibility ${time}.`,
          forms.responseTime,
        ),
        'If you are not satisfied with our answer, you can complain to the US Department of Justice. Visit www.ada.gov or call the ADA Information Line at 1-800-514-0301. For TTY, call 1-833-610-1264. You can also complain to the Office for Civil Rights of the US Department of Health and Human Services: www.hhs.gov/ocr or 1-800-368-1019.',
      ],
    },
  ],
  metaTitle: `Accessibility | ${practice.name}`,
  metaDescription:
    'Our aim of WCAG 2.1 AA, the features of this website, access to our office, help we offer at no charge, and the limits we know about today.',
} satisfies LegalPage;
