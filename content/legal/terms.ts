import { ifFilledIn } from '../if-filled-in.ts';
import { practice } from '../practice.ts';
import type { LegalPage } from '../schema/pages.ts';

// TODO(owner): have this page read by someone who knows the law.
// TODO(owner): four legal pages say "Last Updated" with today's date. Ask whether they may (General Business Law 349).
export default {
  id: 'terms',
  title: 'Terms of Service',
  intro:
    'These terms tell you what to expect when you visit our office, order from us, or use this website. If something is not clear, call us. We are glad to explain.',
  sections: [
    {
      heading: 'Emergencies',
      blocks: ['The forms on this website are not for emergencies.', practice.urgent.notTheForm],
    },
    {
      heading: 'Appointment policy',
      blocks: [
        'An appointment request asks for a visit and does not book one. Your visit is confirmed only when our office contacts you.',
        'Please give us at least 24 hours’ notice if you need to cancel or change the time of your visit. Call or text us, so that another patient can have the time.',
        'A late cancellation or a missed visit may incur a fee, where the law and your plan allow it. Ask us about the fee when you make your appointment. Patients with Medicaid pay no such fee.',
        'A parent or legal guardian should come with a child, or call us before the visit.',
      ],
    },
    {
      heading: 'Payment',
      blocks: [
        'You are responsible for the part of your care that insurance does not pay. Ask us what a service costs before you agree to it.',
        'You do not have to leave a credit card on file to get the care you need. If you pay for care by credit card, you may lose some of the protections that the law gives to medical debt.',
        'If a test or a product is likely not to be covered, we tell you before we go ahead. You may say no.',
        'If you cannot pay a bill, or think that it is wrong, call us as soon as you can.',
      ],
    },
    {
      id: 'good-faith-estimate',
      heading: 'Good-faith estimate if you pay yourself',
      blocks: [
        'You have the right to an estimate of what your care will cost. This right under federal law is for people who have no insurance, and for people who choose not to use it.',
        [
          'The estimate covers the whole cost of the items and services that we expect you to need, such as tests.',
          'If you book at least 3 business days ahead, you receive the estimate in writing within 1 business day.',
          'If you book at least 10 business days ahead, you receive it within 3 business days. The same is true if you ask for one without booking.',
          'If your bill is at least $400 more than your estimate, you can dispute the bill. You have 120 days from the date on the first bill.',
          'Save a copy or a picture of your estimate.',
        ],
        'To learn more about this right, visit www.cms.gov/nosurprises or call the federal help desk at 1-800-985-3059.',
        ...ifFilledIn('billingContact', (contact) => `Our contact for estimates and bills is ${contact}.`),
      ],
    },
    {
      heading: 'Insurance',
      blocks: [
        'Vision plans and medical plans pay for different things. A vision plan often helps with a routine exam, glasses, or contact lenses. A medical plan often covers an eye disease, an injury, or an infection.',
        'We can check your benefits before your visit. What a plan tells us is not a promise to pay. The plan decides when it gets the claim.',
        'Please bring your cards to each visit and tell us if your plan has changed. Your plan may need a referral or an approval first.',
      ],
    },
    {
      heading: 'Professional services',
      blocks: [
        'Our optometrists examine your eyes, prescribe glasses and contact lenses, and treat many eye problems. They do not perform cataract, LASIK, or retina surgery. When you need it, we refer you to an eye surgeon, and see you before and after.',
        'Everyone heals and sees differently. We cannot promise a certain result from any exam, lens, or treatment.',
        'Good care needs your help. Tell us about your health, your medicines, and your allergies, follow your plan, and call us if things get worse.',
        'For the driver vision test, the State of New York sets the standard. We report what we measure and cannot promise that you will pass.',
      ],
    },
    {
      heading: 'Your prescription is yours',
      blocks: [
        'Glasses: you receive a copy of your prescription as soon as the exam that sets it is done, before we offer to sell you glasses. It is free, you do not have to ask, and you do not have to buy anything.',
        'Contact lenses: you receive a copy of your prescription when your fitting is done, without asking or paying extra. It is valid for at least one year, unless a medical reason in your record calls for less time.',
        'Each time, we ask you to sign that you received it, because federal rules require us to ask. If you agree in writing to an electronic copy, we keep a record that we sent it. If you need another copy of a contact lens prescription, you receive it within 40 business hours after you ask.',
        'You may buy your glasses and contact lenses wherever you like. We never ask you to pay for your prescription, to buy from us first, or to sign away a right.',
      ],
    },
    {
      heading: 'Contact lens orders and checks',
      blocks: [
        'An order form on this website is a request. We check it against a valid prescription before we fill it, and we contact you to finish the order.',
        'If another office wrote your prescription, you can send us a copy. If we need to, we verify it with that office before we fill your order.',
        'When you buy elsewhere, the seller must have your prescription or verify it with us. If we do not answer within 8 business hours, the law treats it as verified. The seller may not swap the brand for another.',
        'Contact lenses are medical devices, and this includes color lenses with no power. We cannot sell any without a prescription.',
      ],
    },
    {
      heading: 'Returns',
      blocks: [
        'Glasses and contact lenses are made or ordered for one person. Before you pay, we tell you what can be returned, remade, or exchanged, until when, and whether you receive money back or a credit.',
        ...ifFilledIn('returnsPolicy', (policy) => policy),
        'If you do not see well with new glasses or contact lenses, call us. We check the prescription and the fit.',
        'If an item comes damaged or is not what you ordered, keep the package, and call us. Nothing here takes away a right or a maker’s warranty that you have by law.',
      ],
    },
    {
      heading: 'Website use',
      blocks: [
        'You may read, print, and share pages of this website for your own use. Please do not copy it for business use without our consent.',
        'The eye health pages are for education only. They do not replace an exam, and they do not make you our patient. Do not put off care because of something you read here.',
        'Give true answers in our forms, and write about another person only if you may speak for that person. Do not try to disrupt the website or access data that is not yours.',
        'Some links lead to other websites, such as shops and review sites. Those websites have their own terms, and we do not control them. Product prices are examples and are subject to change.',
        'We work to keep this website correct and running, but cannot promise that it is always so. If it does not work, call us.',
      ],
    },
    {
      heading: 'About these terms',
      blocks: [
        'We may change these terms. The newest ones are on this page. They do not limit any right that you have under federal, state, or city law.',
        ...ifFilledIn('legalName', (legalName) => `${practice.name} is the business name of ${legalName}.`),
      ],
    },
  ],
  metaTitle: `Terms of Service | ${practice.name}`,
  metaDescription:
    'How visits, payment, insurance, returns, and contact lens orders work at our office, and your right to your prescription and a cost estimate.',
} satisfies LegalPage;
