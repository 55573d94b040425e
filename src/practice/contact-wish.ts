/** Which form of the contact section is wanted, and what is known of the visit already. Another object is another wish. */
export interface ContactWish {
  tab?: 'appointment' | 'inquiry' | 'contact-lens' | undefined;
  /** One of the contract's appointment types. */
  appointmentType?: string | undefined;
  message?: string | undefined;
}
