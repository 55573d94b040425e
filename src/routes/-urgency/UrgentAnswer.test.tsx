import { createMemoryHistory, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { options } from '#content/forms.data.ts';
import { urgentPage } from '#content/pages.data.ts';
import { practice } from '#content/practice.data.ts';
import { services } from '#content/services.data.ts';
import { momentIn } from '#contract/dates.ts';
import { buttonClass } from '#src/components/elements/Button.tsx';
import { routeTree } from '#src/routeTree.gen.ts';
import { plainText } from '#src/rules/links.ts';
import { InRouter, renderInRouter, routerOf } from '#tests/support/render-in-router.tsx';
import ContactPart from '../-contact/Contact.part.tsx';
import ServicesPart from '../-home/Services.part.tsx';
import { loadHome } from '../-loaders.ts';
import { summary as phoneMenu } from '../-root/OfficePhoneMenu.css.ts';
import { SiteHeader } from '../-root/SiteHeader.tsx';
import { UrgentAnswer } from './UrgentAnswer.tsx';

vi.mock('#content/practice.data.ts', () => import('#tests/support/practice-with-hours.ts'));

// Everything loads at once.
vi.mock('#src/page/when-requested.ts', () => ({
  whenRequested: async () => {},
  retryOnInteraction: (load: () => Promise<unknown>) => load(),
}));

const { phone, hours } = practice;
const emergency = services.find(({ listsSigns }) => listsSigns)?.id;
const open = `Urgent? Call now, ${phone.display} [tel:${phone.dial}, /urgent]`;
const closed = 'We are closed. Is it urgent? Some signs need 911 or an emergency room now. [/urgent]';

/** The answer at six hours. */
const answers = [
  ['2026-11-20', '11:00', open],
  ['2026-11-20', '13:30', closed],
  ['2026-11-20', '06:00', closed],
  ['2026-11-20', '20:00', closed],
  ['2026-11-21', '21:00', closed],
  ['2027-05-28', '20:00', closed],
] as const;

function setTime([day, time]: (typeof answers)[number]) {
  vi.setSystemTime(momentIn(hours.timeZone, day, time));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** What a part of the page says at each of the six hours. */
const sayings = (read: () => string) =>
  answers.map((hour) => {
    setTime(hour);
    return read();
  });

/** A place's words, and where its links and buttons lead. */
function answerIn(place: Element): string {
  const line = place.matches('[role="note"]') ? place : place.querySelector('[role="note"]');
  const words = line?.querySelector('[data-printed]')?.textContent;
  const links = [...(line?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  return `${words} [${links.join(', ')}]`;
}

// The page without what stands around it.
routeTree.update({
  component: () => (
    <>
      <SiteHeader />
      <main>
        <Outlet />
      </main>
    </>
  ),
});

async function openPage(path: string) {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  return render(<RouterProvider<typeof router> router={router} />);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
/** The element at a selector, once it is there. */
const found = (selector: string) =>
  waitFor(() => {
    const element = document.querySelector(selector);
    if (!element) throw new Error(`There is no ${selector}.`);
    return element;
  });

const expected = answers.map(([, , answer]) => answer);

it.each([
  ['/eye-hub', 'header'],
  ['/eye-hub', 'main'],
  [`/services/${emergency}`, 'main'],
])('%s gives the same answer as all other places at six hours, in its %s', async (path, part) => {
  await openPage(path);
  const place = await found(part);
  expect(sayings(() => answerIn(place))).toEqual(expected);
});

it('the page of the emergency service emphasizes one action at its top and at its end, at six hours', async () => {
  await openPage(`/services/${emergency}`);
  const top = (await screen.findByRole('heading', { level: 1 })).closest('article')?.firstElementChild as HTMLElement;
  const end = document.querySelector<HTMLElement>('[aria-labelledby="call-to-action"]');
  const emphasized = (place: HTMLElement) =>
    [...place.getElementsByClassName(buttonClass('primary'))].map((link) => link.textContent);
  const call = `Call ${phone.display}`;
  const guide = 'Check how urgent it is';
  expect(sayings(() => emphasized(top).join())).toEqual([call, guide, guide, guide, guide, guide]);
  const isPhone = () => end?.querySelector('[data-answered="true"]')?.className === phoneMenu.first;
  expect(sayings(() => [...(isPhone() ? ['phone'] : []), ...emphasized(end as HTMLElement)].join())).toEqual([
    'phone',
    ...answers.slice(1).map(() => 'Request Appointment'),
  ]);
});

it('the modal of the emergency service gives the same answer', async () => {
  const home = { loader: loadHome, component: ServicesPart };
  const router = routerOf({ '/': home }, { addresses: [`/?service=${emergency}`] });
  await router.load();
  render(<RouterProvider<typeof router> router={router} />);
  const modal = await found('dialog');
  expect(sayings(() => answerIn(modal))).toEqual(expected);
});

it('the forms give the same answer, also to whoever requests an emergency visit', async () => {
  await renderInRouter(<ContactPart />);
  fireEvent.click(screen.getByRole('tab', { name: 'Appointment Request' }));
  const form = await found('#appointment');
  fireEvent.change(within(form as HTMLElement).getByLabelText(/Appointment type/), {
    target: { value: options.appointmentTypes.find(({ kind }) => kind === 'emergency')?.value },
  });
  const lines = await waitFor(() => within(form as HTMLElement).getAllByText('Do not wait for a reply.'));
  expect(lines).toHaveLength(1);
  expect(sayings(() => answerIn(form))).toEqual(expected);
  expect(sayings(() => answerIn(lines[0]?.parentElement?.parentElement as HTMLElement))).toEqual(expected);
});

it('the guide gives no answer before a question, but for two that are true at every hour', async () => {
  await openPage('/urgent');
  const top = screen.getByRole('heading', { level: 1 }).parentElement?.parentElement as HTMLElement;
  const { chemical, visionLoss } = urgentPage.atOnce;
  const always = `${urgentPage.heading}${chemical.sign} ${chemical.step}${visionLoss.sign} ${plainText(visionLoss.step)}`;
  expect(sayings(() => top.textContent ?? '')).toEqual(answers.map(() => always));
  expect(within(top).getByRole('link', { name: '911' }).getAttribute('href')).toBe('tel:911');
});

it('before the script has run, what is said is true at every hour', () => {
  const html = renderToString(
    <InRouter>
      <UrgentAnswer />
    </InRouter>,
  );
  expect(html).toContain('Some signs need 911 or an emergency room now. While we are open, call');
});
