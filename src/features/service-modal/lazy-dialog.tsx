import { Navigate } from '@tanstack/react-router';
import { lazy } from 'react';
import type { ServiceDialogProps } from '../../components/ServiceDialog/ServiceDialog.tsx';

/** Fetches what draws the dialog. Rejects when it cannot be fetched. */
export const loadDialog = () => import('../../components/ServiceDialog/ServiceDialog.tsx');

/** The dialog of a service, fetched when it is first needed; the service's page where it cannot be fetched. */
export const LazyDialog = lazy(() =>
  loadDialog().then(
    ({ ServiceDialog }) => ({ default: ServiceDialog }),
    () => ({ default: PageInstead }),
  ),
);

function PageInstead({ service, open }: ServiceDialogProps) {
  return open && <Navigate to="/services/$slug" params={{ slug: service.id }} />;
}
