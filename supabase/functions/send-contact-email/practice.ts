import options from '../../../content/options.json' with { type: 'json' };

const appointmentTypes: readonly { value: string; kind?: string }[] = options.appointmentTypes;

/** What the function has to know about the practice. */
export const practice = {
  /** The appointment types that the office must see first. */
  emergencyTypes: appointmentTypes.filter(({ kind }) => kind === 'emergency').map(({ value }) => value),
};
