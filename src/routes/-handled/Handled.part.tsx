import { practice } from '#content/practice.data.ts';
import { HandledRequest } from '#src/features/handled-request/HandledRequest.tsx';

/** The request of the link, at the times of the practice. */
export default function HandledPart() {
  return <HandledRequest timeZone={practice.hours.timeZone} />;
}
