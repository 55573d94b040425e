import { inList } from './in-list.ts';
import type { SitePage } from './schema/search.ts';

/** The pages and sections that are neither topics, services nor doctors. */
export const sitePages: readonly SitePage[] = [
  {
    path: '/',
    title: 'Home',
    summary: 'Eye care on 5th Avenue in Brooklyn.',
    searchWords: inList('home page; optometrist near me; eye doctor brooklyn; inicio'),
  },
  {
    path: '/urgent',
    title: 'Is It Urgent?',
    summary: 'Every warning sign by how soon to act, and a short guide.',
    searchWords: inList('urgent; emergency; warning signs; is it serious; should i go to the er; triage; urgente'),
  },
  {
    path: '/#about',
    title: 'About Us',
    summary: 'Who we are, and how long we have been here.',
    searchWords: inList('who are you; history; practice; sobre nosotros'),
  },
  {
    path: '/#visit',
    title: 'Your Visit',
    summary: 'Insurance, prices, what to bring, driving after drops, your prescription, and how to cancel a visit.',
    searchWords: inList(`
      copy of my prescription; pd; pupillary distance; repair; repair glasses; broken glasses; fix my glasses;
      adjust glasses; own frame; use my own frame; new lenses in old frame; new patient forms; insurance;
      insurance accepted; take my insurance; insurance plans; vision plan; copay; in network; vsp; eyemed;
      davis vision; spectera; superior vision; aetna; cigna; united healthcare; blue cross; empire; emblem;
      humana; fidelis; healthfirst; metroplus; medicaid; medicare; child health plus; cost; price; prices;
      how much; how much is an eye exam; how much does it cost; no insurance; self pay; fee; payment; hsa; fsa;
      cancel; cancel appointment; cancel my appointment; late cancellation; missed appointment; what to bring;
      first visit; new patient; how long is a visit; arreglar lentes; seguro; seguro médico; precio;
      cuánto cuesta; cancelar cita; cost of an eye exam; eye exam cost; eye exam price; price of glasses;
      cost of glasses; how much are glasses; how much are contacts; contact lens exam cost;
      cost of contact lens fitting; cost without insurance; payment plan; pay in installments; receipt;
      itemized receipt; superbill; glasses ready; when are my glasses ready; are my glasses ready; order status;
      pick up glasses; dilate; dilate drive; will you dilate my eyes; drive after dilation; can i drive after;
      driving after drops; which insurance do you take; what insurance do you accept; aceptan seguro;
      aceptan medicaid; cuánto cuesta un examen de la vista; plan de pagos; recibo; сколько стоит; цена;
      страховка; принимаете страховку; оплата; чек; 多少钱; 价格; 费用; 保险; 医保; 收据; 分期`),
  },
  {
    path: '/#services',
    title: 'Services',
    summary: 'Everything we do, from a first exam to care after surgery.',
    searchWords: inList('what do you do; list of services; servicios'),
  },
  {
    path: '/#doctors',
    title: 'Our Team',
    summary: 'Our optometrists, and the languages they speak.',
    searchWords: inList(`
      doctors; staff; eye doctors; optometrists; languages; female doctor; doctores; equipo; habla español;
      hablan español; говорите по русски; speak spanish; speak russian; speak chinese; 说中文`),
  },
  {
    path: '/#recommendations',
    title: 'Eyewear Brands',
    summary: 'Frames we like, and why.',
    searchWords: inList(`
      frames; designer frames; eyeglass frames; brands; buy glasses; optical; monturas; armazones`),
  },
  {
    path: '/#find-us',
    title: 'Find Us',
    summary: 'Hours, address, phone, trains, parking, and how to get in.',
    searchWords: inList(`
      hours; opening hours; open today; open saturday; open sunday; when do you close; holiday hours; address;
      location; directions; map; where are you located; phone number; saturday; sunday; weekend; weekend hours;
      evening; subway; train; bus; bus stop; parking; garage; meter; wheelchair; walker; stroller; ramp;
      elevator; steps; stairs; step free; accessible entrance; horario; sábado; dirección; teléfono;
      estacionamiento; silla de ruedas; часы работы; адрес; 地址; 营业时间; 停车`),
  },
  {
    path: '/#contact',
    title: 'Request Care',
    summary: 'Request a visit, ask a question, or order contact lenses.',
    searchWords: inList(`
      appointment; appoinment; apointment; make an appointment; book; booking; schedule; reschedule;
      contact us; email; message; order contacts; order contact lenses; reorder contacts; cita; hacer una cita;
      telehealth; telemedicine; video visit; virtual visit; online visit; walk in; how soon can i be seen;
      next available; запись на прием; записаться; 预约; 挂号`),
  },
  {
    path: '/eye-hub',
    title: 'Eye Hub',
    summary: 'Plain answers about your eyes, topic by topic.',
    searchWords: inList('library; articles; learn; education; eye health; blog; topics'),
  },
  {
    path: '/eye-hub/conditions',
    title: 'Eye Conditions',
    summary: 'What common conditions feel like, and how they are treated.',
    searchWords: inList('eye diseases; eye problems; disorders; enfermedades de los ojos'),
  },
  {
    path: '/eye-hub/solutions',
    title: 'Vision Solutions',
    summary: 'Glasses, contact lenses, and surgery, side by side.',
    searchWords: inList('vision correction; see better; options'),
  },
  {
    path: '/eye-hub/prevention',
    title: 'Wellness & Prevention',
    summary: 'Daily habits that keep eyes healthy.',
    searchWords: inList('eye wellness; prevention; healthy eyes; protect my eyes; eye care tips; keep eyes healthy'),
  },
  {
    path: '/terms',
    title: 'Terms of Service',
    summary: 'Payment and cost estimates, your prescription, returns, and the rules for using this website.',
    searchWords: inList(`
      legal; terms of use; terms and conditions; disclaimer; refund; returns; return policy; warranty; estimate;
      good faith estimate; cost; cost estimate; insurance; price; payment; return; returns; return glasses;
      return my glasses; return lenses; return contacts; exchange glasses; remake; guarantee; money back;
      wrong lenses; devolución; garantía; возврат; гарантия; 退货; 退款; 保修`),
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    summary: 'What this website collects, how we protect it, and what choices you have.',
    searchWords: inList('cookies; data; privacidad; tracking; delete my data'),
  },
  {
    path: '/notice-of-privacy-practices',
    title: 'Notice of Privacy Practices',
    summary: 'How our office may use and share your medical information, and what rights you have.',
    searchWords: inList(`
      hipaa; npp; privacy notice; privacy practices; records; medical records; my records; send my records;
      transfer records; confidential; complain; complaint`),
  },
  {
    path: '/language-help',
    title: 'Language Help and Equal Care',
    summary: 'Free interpreters and translated papers, in many languages, and how to complain.',
    searchWords: inList(`
      interpreter; translator; translation; language help; sign language; discrimination; nondiscrimination;
      civil rights; intérprete; ayuda en español; complain; complaint; how do i complain; file a complaint;
      grievance; queja; quejas; жалоба; переводчик; 投诉; 翻译`),
  },
  {
    path: '/accessibility',
    title: 'Accessibility',
    summary: 'How we make this website work for everyone, and how to tell us what does not.',
    searchWords: inList(`
      screen reader; large text; ada; disability; disabled; blind; low vision help; accesibilidad`),
  },
];
