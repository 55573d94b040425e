import { practice } from '../../../content/index.ts';
import { buttonClass } from '../../components/elements/Button.tsx';
import { Picture } from '../../components/elements/Picture.tsx';
import { Cluster, Columns, Stack } from '../../components/layout/layout.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { PhoneMenu } from '../../components/navigation/PhoneMenu.tsx';
import { CopyAddress } from '../../features/copy-address/CopyAddress.tsx';
import { DirectionsLink } from '../../features/directions/DirectionsLink.tsx';
import { OfficeHours } from '../../features/office-hours/OfficeHours.tsx';
import { OfficeMap } from './OfficeMap.tsx';
import { useHome } from './use-home.ts';

/** #find-us */
export default function FindUsSection() {
  const { findUs, visit } = useHome();
  const { heading, lead, storefront, mapTitle } = findUs;
  const { gettingHere } = visit;
  const { address, hours, maps, phone } = practice;
  return (
    <Section id="find-us" line={7} heading={heading} lead={lead} surface="raised">
      <Columns>
        <Stack space="group">
          <Stack space="close">
            <h3>Address</h3>
            <Cluster space="text">
              <address translate="no">{address.oneLine}</address>
              <CopyAddress address={address.oneLine} />
            </Cluster>
            <Cluster>
              <DirectionsLink maps={maps} className={buttonClass()}>
                Get Directions
              </DirectionsLink>
              <PhoneMenu phone={phone} look="plain" side="start" />
            </Cluster>
          </Stack>
          <Stack space="tight">
            <h3>Office hours</h3>
            <OfficeHours hours={hours} />
            <p>{hours.dailyBreak.note}</p>
          </Stack>
          <Stack space="tight">
            <h3>Getting here</h3>
            <p>{gettingHere.transit}</p>
            <p>{gettingHere.nearestStop}</p>
            <p>{gettingHere.parking}</p>
            <p>{gettingHere.entrance}</p>
          </Stack>
        </Stack>
        <Stack space="block">
          <Picture {...storefront} shape="wide" />
          <OfficeMap src={maps.embed} title={mapTitle} address={address.oneLine}>
            <DirectionsLink maps={maps}>Open the map</DirectionsLink>
          </OfficeMap>
        </Stack>
      </Columns>
    </Section>
  );
}
