/** Longest first or last name, in code points. */
export const nameLength = 100;
/** Longest e-mail address, in code points. */
export const emailLength = 255;
/** Shortest phone number, in characters, and the fewest digits in one. */
export const phoneMinimumLength = 10;
/** Longest phone number, in characters. */
export const phoneMaximumLength = 20;
/** Longest appointment type, in code points. */
export const appointmentTypeLength = 100;
/** Longest preferred time, in code points. */
export const preferredTimeLength = 50;
/** Longest name of an insurance provider, in code points. */
export const insuranceProviderLength = 200;
/** Longest insurance ID, in code points. */
export const insuranceIdLength = 100;
/** Longest date of birth or prescription date as typed, in code points. */
export const dateLength = 50;
/** Longest subject of an inquiry, in code points. */
export const subjectLength = 200;
/** Longest message of an appointment request or inquiry, in code points. */
export const messageLength = 2000;
/** Longest name of a contact lens brand, in code points. */
export const lensBrandLength = 100;
/** Longest power, base curve, diameter or quantity, in code points. */
export const lensValueLength = 20;
/** Longest name of the prescribing doctor, in code points. */
export const doctorNameLength = 200;
/** Longest notes of a contact lens order, in code points. */
export const additionalNotesLength = 1000;
/** Largest prescription file, in bytes (5 MB). */
export const prescriptionFileBytes = 5_242_880;
