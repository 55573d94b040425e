import { type ReactNode, use } from 'react';
import { eyeExam } from '#content/eye-exam.data.ts';
import { EyeExam } from '#src/features/eye-exam/EyeExam.tsx';
import { RequestLink } from '../-links.tsx';
import { ShowExam } from './exam-view.ts';

/** The dial below the hero's picture; nothing where there is no exam. */
export default function ExamPart(): ReactNode {
  const show = use(ShowExam);
  return (
    eyeExam && (
      <EyeExam words={eyeExam} onRefracted={show}>
        <RequestLink>Request Appointment</RequestLink>
      </EyeExam>
    )
  );
}
