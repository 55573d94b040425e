import { useLoaderData } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Grid } from '../../components/layout/layout.tsx';
import { ServiceLink } from './-ServiceLink.tsx';

/** Other services at the end of a service's page. */
export default function OthersPart(): ReactNode {
  const { otherServices } = useLoaderData({ from: '/services/$slug' });
  return (
    <Grid as="ul" cell="narrow">
      {otherServices.map((other) => (
        <li key={other.service.id}>
          <ServiceLink {...other} />
        </li>
      ))}
    </Grid>
  );
}
