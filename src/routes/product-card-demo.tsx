import { createFileRoute } from '@tanstack/react-router';
import { practice } from '#content/practice.data.ts';
import { ProductList } from '#src/components/cards/products.tsx';
import { PageBody } from '#src/components/layout/layout.tsx';
import { DetailSection } from '#src/components/page/details.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { pageHead } from '#src/rules/page-head.ts';
import { routeContent } from './-route-content.ts';

export const Route = createFileRoute('/product-card-demo')({
  loader: ({ location }) => routeContent(location, ({ loadDemo }) => loadDemo()),
  head: () => pageHead({ metaTitle: `Product card | ${practice.name}` }),
  component: ProductCardDemo,
});

function ProductCardDemo() {
  const { demo, note, disclosure } = Route.useLoaderData();
  return (
    <>
      <PageHeader title="Product card" lead="A product for care at home, as the Eye Hub shows it." />
      <PageBody>
        <DetailSection heading="Tools for Home Care">
          <ProductList products={[demo]} note={note} disclosure={disclosure} />
        </DetailSection>
      </PageBody>
    </>
  );
}
