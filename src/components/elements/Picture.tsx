import * as styles from './Picture.css.ts';

/** A photo in several formats and widths. */
export interface Photo {
  /** By format, the smallest first: "avif" to "/a-480.avif 480w, /a-960.avif 960w". */
  sources: Readonly<Record<string, string>>;
  /** The fallback for browsers that support none of the formats; width and height in pixels. */
  img: { src: string; w: number; h: number };
}

/** A drawing's address, or a photo. */
export type PictureSource = string | Photo;

/** With the `sizes` of a photo: how much of the viewport it takes. */
const shapes = {
  landscape: { width: 640, height: 480, sizes: '(min-width: 44rem) 50vw, 100vw' },
  wide: { width: 720, height: 480, sizes: '(min-width: 44rem) 50vw, 100vw' },
  square: { width: 600, height: 600, sizes: '(min-width: 44rem) 36rem, 100vw' },
  portrait: { width: 480, height: 600, sizes: '(min-width: 44rem) 40vw, 100vw' },
} as const;

interface PictureProps {
  src: PictureSource;
  /** Empty for a decorative picture. */
  alt: string;
  shape?: keyof typeof shapes;
  corners?: keyof typeof styles.root;
  eager?: boolean;
}

/** A picture that reserves its space while it loads. Pictures below the first screen load lazily. */
export function Picture({ src, alt, shape = 'landscape', corners = 'card', eager = false }: PictureProps) {
  const { sizes, ...size } = shapes[shape];
  const image = (
    <img
      className={`${styles.root[corners]} ${styles.shape[shape]}`}
      {...size}
      alt={alt}
      decoding="async"
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      src={typeof src === 'string' ? src : src.img.src}
    />
  );
  if (typeof src === 'string') return image;
  return (
    <picture>
      {Object.entries(src.sources).map(([format, files]) => (
        <source key={format} type={`image/${format}`} srcSet={files} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}
