const tabs = ['appointment', 'inquiry', 'contact-lens'] as const;

/** What a link asks the contact section for: a form, and what is known about the visit. */
export interface ContactPrefill {
  tab?: (typeof tabs)[number];
  /** The value of an appointment type. */
  appointmentType?: string;
  message?: string;
}

/** Reads a prefill from the query of an address. It is empty when the query names no form. */
export function readPrefill(search: Readonly<Record<string, unknown>>): ContactPrefill {
  const { appointmentType, message } = search;
  const tab = tabs.find((one) => one === search.tab);
  if (!tab) return {};
  return {
    tab,
    ...(typeof appointmentType === 'string' && { appointmentType }),
    ...(typeof message === 'string' && { message }),
  };
}
