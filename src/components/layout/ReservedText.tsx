import { ChangingText, LinkedText, OfficePhone } from '../elements/text.tsx';
import * as styles from './layout.css.ts';

/** Text that is only known in the browser. Reserves the space of the longest possible text, against layout shifts. */
export function ReservedText({
  longest,
  printed,
  withPhoneLinks = false,
  children,
}: {
  longest: string;
  /** The text on paper, which is read at another time. The same by default. */
  printed?: string;
  withPhoneLinks?: boolean;
  children: string;
}) {
  return (
    <span className={styles.reservedText} data-longest={longest} data-printed={printed}>
      <span className={styles.reservedTextText}>
        {withPhoneLinks ? (
          <span key={children}>
            {/* What a text tells to do now has a button of its own. */}
            <OfficePhone value={null}>
              <LinkedText>{children}</LinkedText>
            </OfficePhone>
          </span>
        ) : (
          <ChangingText>{children}</ChangingText>
        )}
      </span>
    </span>
  );
}
