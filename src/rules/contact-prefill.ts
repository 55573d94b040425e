/**
 * What a link asks the contact section for: a form, and what is known about the visit. A new object is a new request.
 */
export interface ContactPrefill {
  tab?: 'appointment' | 'inquiry' | 'contact-lens' | undefined;
  /** One of the contract's appointment types. */
  appointmentType?: string | undefined;
  message?: string | undefined;
  /** When its link was followed, in milliseconds: the router keeps the former object of an equal one. */
  followedAt?: number | undefined;
}

const tabs: readonly string[] = ['appointment', 'inquiry', 'contact-lens'] satisfies ContactPrefill['tab'][];

const isTab = (text: unknown): text is NonNullable<ContactPrefill['tab']> => tabs.includes(String(text));

/** A prefill as the query of an address: "?tab=appointment&appointmentType=Other". */
export const prefillQuery = (prefill: ContactPrefill): string =>
  `?${new URLSearchParams(Object.entries(prefill).filter(([, text]) => text !== undefined))}`;

/**
 * Reads a prefill from the query of an address.
 * @param search the query, parsed
 * @returns the prefill, and what else the query holds; null when it names no form
 */
export function readPrefill(
  search: Readonly<Record<string, unknown>>,
): { prefill: ContactPrefill; rest: object } | null {
  const { tab, appointmentType, message, ...rest } = search;
  if (!isTab(tab)) return null;
  const prefill: ContactPrefill = { tab };
  if (typeof appointmentType === 'string') prefill.appointmentType = appointmentType;
  if (typeof message === 'string') prefill.message = message;
  return { prefill, rest };
}
