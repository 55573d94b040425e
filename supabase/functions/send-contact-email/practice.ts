import forms from '../../../content/forms.json' with { type: 'json' };
import hours from '../../../content/hours.json' with { type: 'json' };
import options from '../../../content/options.json' with { type: 'json' };
import facts from '../../../content/practice.json' with { type: 'json' };

// What is empty may be left out of a file.
const { exceptions = [] } = hours as { exceptions?: readonly { day: string }[] };
const { waitlist } = forms as { waitlist?: { promise?: { text: string; lastDay: string } | null } | null };
const appointmentTypes: readonly { value: string; kind?: string }[] = options.appointmentTypes;

const lastException = exceptions
  .map(({ day }) => day)
  .sort()
  .at(-1);
const promise = waitlist?.promise;

/** What the content says that ends, with the last day on which it is true; the earliest first. */
export const endingContent = [
  ...(lastException ? [{ what: 'content/hours.json  no holiday is known after', day: lastException }] : []),
  ...(promise ? [{ what: `content/forms.json  "${promise.text}" is not shown after`, day: promise.lastDay }] : []),
].sort((one, other) => one.day.localeCompare(other.day));

/** What the function has to know about the practice. */
export const practice = {
  name: facts.name,
  /** The canonical origin of the site. */
  host: facts.host,
  /** As patients read it. */
  phone: facts.phone.display,
  /** Its IANA name. */
  timeZone: hours.timeZone,
  /** The last day on which everything on the site is true; null for no end. The digest says so 60 days before. */
  contentEnds: endingContent[0]?.day ?? null,
  /** The appointment types that the office must see first. */
  emergencyTypes: appointmentTypes.filter(({ kind }) => kind === 'emergency').map(({ value }) => value),
};

/** What the function has to know about the practice. */
export type Practice = typeof practice;
