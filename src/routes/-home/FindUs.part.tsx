import { IconMapPin } from '@tabler/icons-react';
import { useLoaderData } from '@tanstack/react-router';
import { hoursInWords, practice } from '#content/practice.data.ts';
import { buttonClass } from '#src/components/elements/Button.tsx';
import { Picture } from '#src/components/elements/Picture.tsx';
import { Paragraphs } from '#src/components/elements/text.tsx';
import { gridFrame } from '#src/components/layout/layout.css.ts';
import { Section, Stack } from '#src/components/layout/layout.tsx';
import { CopyAddress } from '#src/features/copy-address/CopyAddress.tsx';
import { DirectionsLink } from '#src/features/directions/DirectionsLink.tsx';
import { OfficeHours } from '#src/features/office-hours/OfficeHours.tsx';
import { OfficePhoneMenu } from '../-root/OfficePhoneMenu.tsx';
import * as styles from './FindUs.css.ts';

/** #find-us */
export default function FindUsSection() {
  const { findUs, visit } = useLoaderData({ from: '/' });
  const { heading, lead, storefront, storefrontNote, mapTitle } = findUs;
  const { transit, nearestStop, parking, entrance } = visit.gettingHere;
  const { address, hours, maps } = practice;
  return (
    <Section id="find-us" line={7} heading={heading} lead={lead} surface="raised">
      <div className={gridFrame}>
        <div className={styles.columns}>
          <div className={styles.arrival}>
            <Stack space="tight">
              <h3>Address</h3>
              <div className={styles.address}>
                <address translate="no">{address.oneLine}</address>
                <CopyAddress address={address.oneLine} />
              </div>
              <div className={styles.ways}>
                <DirectionsLink maps={maps} className={buttonClass()}>
                  Get Directions
                </DirectionsLink>
                <OfficePhoneMenu look="plain" side="start" />
              </div>
            </Stack>
            <div className={styles.gettingHere}>
              <h3>Getting here</h3>
              <Paragraphs texts={[transit, nearestStop, parking, entrance]} />
            </div>
          </div>
          <Stack space="tight">
            <h3>Office hours</h3>
            <OfficeHours hours={hours} week={hoursInWords.week} />
            <p>{hours.dailyBreak.note}</p>
          </Stack>
          <div className={styles.pictures}>
            <div className={styles.storefront}>
              <Picture {...storefront} shape="wide" />
              <p className={styles.note}>{storefrontNote}</p>
            </div>
            <div className={styles.map}>
              <div className={styles.frame}>
                {/* In place of the map until it loads. A browser may show an error page there: the link is always below. */}
                <div className={styles.place} aria-hidden="true" translate="no">
                  <IconMapPin size={32} />
                  {address.oneLine}
                </div>
                <iframe
                  className={styles.embed}
                  src={maps.embed}
                  title={mapTitle}
                  loading="lazy"
                  referrerPolicy="no-referrer"
                  sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
                />
              </div>
              <p className={styles.note}>
                Can’t see the map? <DirectionsLink maps={maps}>Open the map</DirectionsLink>
              </p>
            </div>
          </div>
        </div>
      </div>
    </Section>
  );
}
