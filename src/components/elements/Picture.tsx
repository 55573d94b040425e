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

interface PictureProps {
  src: PictureSource;
  /** Empty for a decorative picture. */
  alt: string;
  shape?: keyof typeof styles.shapes;
  corners?: keyof typeof styles.root;
  eager?: boolean;
}

/** A picture that reserves its space while it loads. Pictures below the first screen load lazily. */
export function Picture({ src, alt, shape = 'landscape', corners = 'card', eager = false }: PictureProps) {
  const { sizes, ...size } = styles.shapes[shape];
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
