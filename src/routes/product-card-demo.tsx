import { createFileRoute } from '@tanstack/react-router';
import { hub, practice, productDemo } from '../../content/index.ts';
import { ProductList } from '../components/cards/ProductList.tsx';
import { PageBody } from '../components/layout/PageBody.tsx';
import { DetailSection } from '../components/page/DetailSection.tsx';
import { PageHeader } from '../components/page/PageHeader.tsx';
import { pageHead } from '../rules/page-head.ts';
import { product } from './-product.ts';

export const Route = createFileRoute('/product-card-demo')({
  head: () => pageHead(practice, { title: `Product card | ${practice.name}`, noindex: true }),
  component: ProductCardDemo,
});

function ProductCardDemo() {
  return (
    <>
      <PageHeader title="Product card" lead="A product for care at home, as the Eye Hub shows it." />
      <PageBody>
        <DetailSection heading="Tools for Home Care">
          <ProductList products={[product(productDemo)]} note={hub.priceNote} disclosure={hub.paidLinkDisclosure} />
        </DetailSection>
      </PageBody>
    </>
  );
}
