/** The path of the guide that lists all signs by urgency. */
export const urgencyGuide = '/urgent';
