import phone from './phone.svg?no-inline';
import street from './street.svg?no-inline';

/** The view box of the scene. */
export const field = { width: 800, height: 600 } as const;

interface Layer {
  /** Reference to a filter or mask in the same drawing: `url(#id)`. */
  filter?: string | undefined;
  mask?: string | undefined;
}

/** The distance: a street with a bus, a sign, a traffic light, and a child with a ball in the middle. */
export function Street(layer: Layer) {
  return <image href={street} {...field} {...layer} />;
}

/** The foreground: a hand that holds a phone with a message. */
export function Phone(layer: Layer) {
  return <image href={phone} {...field} {...layer} />;
}

/** The whole scene as a healthy eye sees it. */
export function Everything({ filter, mask }: Layer) {
  return (
    <g filter={filter} mask={mask}>
      <Street />
      <Phone />
    </g>
  );
}

/** A blur by `amount` in units of the view box, up to the edges of the picture. */
export function Blur({ id, amount }: { id: string; amount: number }) {
  return (
    <filter id={id} x="0" y="0" width="1" height="1">
      <feGaussianBlur stdDeviation={amount} edgeMode="duplicate" />
    </filter>
  );
}
