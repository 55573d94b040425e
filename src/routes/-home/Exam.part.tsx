import { useLoaderData } from '@tanstack/react-router';
import { type ReactNode, use } from 'react';
import { EyeExam } from '#src/features/eye-exam/EyeExam.tsx';
import { RequestLink } from '../-links.tsx';
import { ShowExam } from './exam-view.ts';

/** The dial below the hero's picture; nothing with a picture that is not for an exam. */
export default function ExamPart(): ReactNode {
  const { exam } = useLoaderData({ from: '/' }).hero;
  const show = use(ShowExam);
  return (
    exam && (
      <EyeExam words={exam} onRefracted={show}>
        <RequestLink>Request Appointment</RequestLink>
      </EyeExam>
    )
  );
}
