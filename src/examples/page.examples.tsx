import { ProductList } from '#src/components/cards/products.tsx';
import { Button } from '#src/components/elements/Button.tsx';
import { DetailHero } from '#src/components/page/DetailHero.tsx';
import { DetailSection, Questions } from '#src/components/page/details.tsx';
import { PageHeader } from '#src/components/page/PageHeader.tsx';
import { SourceList } from '#src/components/page/SourceList.tsx';
import { Steps } from '#src/components/page/Steps.tsx';
import { Treatments } from '#src/components/page/Treatments.tsx';
import { BrandCarousel } from '#src/features/brand-carousel/BrandCarousel.tsx';
import { RatingCard } from '#src/routes/-home/RatingCard.tsx';
import { CallToAction } from '#src/routes/-links.tsx';
import { NotFoundView } from '#src/routes/-NotFoundView.tsx';
import { ServiceLink } from '#src/routes/services/-ServiceLink.tsx';
import { type Examples, longText, picture } from './data.ts';

const detailHeroProps = {
  section: { hash: 'services', title: 'Services' },
  lead: longText,
  actions: <Button>Book Appointment</Button>,
};

export const examples: Examples = {
  'BrandCarousel: of a few brands': (
    <BrandCarousel
      brands={['Larkin', 'Ostrava', 'Ostra', 'Penlow', 'Quillon', 'Redfern'].map((name) => ({
        name,
        logo: picture,
      }))}
    />
  ),
  'CallToAction: at the end of a page': <CallToAction />,
  'CallToAction: about an urgent problem': <CallToAction isUrgent />,
  'Questions: with short and long answers': (
    <Questions
      questions={[
        { id: 'contagious', question: 'Is it contagious?', answer: ['No.', longText] },
        { id: 'closed', question: 'What if you are closed?', answer: ['Call [911](tel:911).'] },
      ]}
    />
  ),
  'Steps: of a visit': (
    <Steps
      steps={[
        { title: 'You call', text: longText },
        { title: 'We look', text: 'It takes a minute.' },
      ]}
    />
  ),
  'Treatments: with and without a price': (
    <Treatments
      treatments={[
        {
          name: 'Drops',
          how: longText,
          suits: 'Most people.',
          risks: 'Stinging.',
          price: '$20 to $40 a month',
          here: 'We do this',
        },
        {
          name: 'Surgery',
          how: 'A surgeon operates.',
          suits: 'A few people.',
          risks: longText,
          price: null,
          here: 'We refer you',
        },
      ]}
    />
  ),
  'DetailHero: of a service': (
    <DetailHero
      {...detailHeroProps}
      title="Contact Lens Fitting"
      picture={{ src: picture, alt: '', shape: 'landscape' }}
    />
  ),
  'DetailHero: of a doctor': (
    <DetailHero
      {...detailHeroProps}
      title="Dr. Ana Reyes"
      subtitle="Optometrist"
      details={<p>Speaks English, Chinese</p>}
      picture={{ src: picture, alt: 'Dr. Reyes, smiling', shape: 'portrait' }}
    />
  ),
  'DetailSection: folded': (
    <DetailSection heading="Questions People Ask" isFolded>
      <p>{longText}</p>
    </DetailSection>
  ),
  'NotFoundView: with a suggestion': (
    <NotFoundView
      code="404"
      title="Page Not Found"
      text="There is nothing at this address."
      suggestions={<a href="#suggestion">Vision Therapy</a>}
      actions={<Button>Go Home</Button>}
    />
  ),
  'PageHeader: of a topic': <PageHeader title="Cataracts" lead={longText} />,
  'PageHeader: of the Eye Hub': <PageHeader size="poster" title="Eye Hub" lead={longText} beside={<p>A picture</p>} />,
  'ProductList: with a price, and with nothing to buy': (
    <ProductList
      products={[
        {
          name: 'Reading lamp',
          benefit: longText,
          category: 'Light',
          amazonLink: 'https://shop.example/lamp',
          price: '$39.99',
          priceCheckedOn: 'November 3, 2026',
        },
        { name: 'Warm compress', benefit: 'A clean cloth, warm water, ten minutes.' },
      ]}
      note="Prices change."
      disclosure={null}
    />
  ),
  'RatingCard: of a review site': (
    <RatingCard rating={4.8} count="1,433" source="a reviews site" asOf={null} url="https://reviews.example" />
  ),
  'SourceList: with and without a date': (
    <SourceList
      sources={[
        { organization: 'An institute', title: 'Dry Eye', url: 'https://example.com/dry', supports: 'What it is' },
        {
          organization: 'Another institute',
          title: 'Glaucoma',
          url: 'https://example.com/glaucoma',
          checkedOn: 'November 3, 2026',
        },
      ]}
      note="Not reviewed."
    />
  ),
  'ServiceLink: with a picture': (
    <ServiceLink
      service={{ id: 'contact-lens-fitting', title: 'Contact Lens Fitting', description: longText }}
      picture={picture}
    />
  ),
};
