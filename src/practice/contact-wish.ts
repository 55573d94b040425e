/** Which form of the contact section is wanted, and what is known of the visit already. Another object is another wish. */
export interface ContactWish {
  tab?: 'appointment' | 'inquiry' | 'contact-lens' | undefined;
  /** One of the contract's appointment types. */
  appointmentType?: string | undefined;
  message?: string | undefined;
}

const tabs: readonly string[] = ['appointment', 'inquiry', 'contact-lens'] satisfies ContactWish['tab'][];

const isTab = (text: unknown): text is NonNullable<ContactWish['tab']> => tabs.includes(String(text));

/** A wish as the query of an address: "?tab=appointment&appointmentType=Other". */
export const searchOf = (wish: ContactWish): string =>
  `?${new URLSearchParams(Object.entries(wish).filter(([, text]) => text !== undefined))}`;

/**
 * Reads a wish from the query of an address.
 * @param search the query, parsed
 * @returns the wish, and what else the query holds; null when it names no form
 */
export function wishIn(search: Readonly<Record<string, unknown>>): { wish: ContactWish; rest: object } | null {
  const { tab, appointmentType, message, ...rest } = search;
  if (!isTab(tab)) return null;
  const wish: ContactWish = { tab };
  if (typeof appointmentType === 'string') wish.appointmentType = appointmentType;
  if (typeof message === 'string') wish.message = message;
  return { wish, rest };
}
