import { IconPrinter } from '@tabler/icons-react';
import { Button, ButtonLink } from '#src/components/elements/Button.tsx';
import { ChartLine } from '#src/components/elements/ChartLine.tsx';
import { LensDial } from '#src/components/elements/LensDial.tsx';
import { Notice } from '#src/components/elements/Notice.tsx';
import { Picture } from '#src/components/elements/Picture.tsx';
import { MarkedList } from '#src/components/elements/text.tsx';
import { Cluster, ReservedText, Section } from '#src/components/layout/layout.tsx';
import { type Examples, ignore, longText, phone, picture } from './data.ts';

export const examples: Examples = {
  'LensDial: of an eye exam': (
    <LensDial label="1 or 2?" left={{ sign: '1', onChosen: ignore }} right={{ sign: '2', onChosen: ignore }} />
  ),
  'LensDial: at one end': (
    <LensDial
      label="How strong"
      left={{ sign: '−', words: 'Weaker', isDisabled: true, onChosen: ignore }}
      right={{ sign: '+', words: 'Stronger', onChosen: ignore }}
    />
  ),
  'Button: of each tone': (
    <Cluster>
      <Button>Send Message</Button>
      <Button tone="secondary">Copy Address</Button>
      <Button tone="urgent">Call now</Button>
      <Button tone="quiet">Close</Button>
    </Cluster>
  ),
  'Button: with a symbol': (
    <Button tone="secondary">
      <IconPrinter size={20} aria-hidden="true" /> Print
    </Button>
  ),
  'Button: switched off': (
    <Cluster>
      <Button aria-disabled="true">Sending…</Button>
      <Button tone="secondary" aria-disabled="true">
        Send
      </Button>
    </Cluster>
  ),
  'Button: that is a link': <ButtonLink href={`tel:${phone.dial}`}>Call {phone.display}</ButtonLink>,
  'ChartLine: the largest': <ChartLine line={0} />,
  'ChartLine: in the middle': <ChartLine line={4} />,
  'ChartLine: the smallest': <ChartLine line={8} />,
  'MarkedList: short and long': <MarkedList items={['Lazy eye', longText]} />,
  'Notice: to know': <Notice title="Waitlist">{longText}</Notice>,
  'Notice: to act on': (
    <Notice tone="danger" title="Do not wait." actions={<ButtonLink href={`tel:${phone.dial}`}>Call now</ButtonLink>}>
      {longText}
    </Notice>
  ),
  'Notice: to reassure': <Notice tone="reassurance">We will use the one in our records if it is still valid.</Notice>,
  'Picture: described': <Picture src={picture} alt="A lens" />,
  'Picture: as decoration, upright': <Picture src={picture} alt="" shape="portrait" corners="plain" />,
  'ReservedText: with a short text': <ReservedText longest="Closed, opens Wednesday at 10 AM">Closed</ReservedText>,
  'Section: on the page': (
    <Section id="plain-section" line={3} heading="Services" lead={longText}>
      <p>Content</p>
    </Section>
  ),
  'Section: on another surface': (
    <Section id="raised-section" line={7} heading="Find us" surface="raised">
      <p>Content</p>
    </Section>
  ),
};
