import * as styles from './OfficeMap.css.ts';

/** The office on an embedded map, asked for only when it comes near the screen, and without telling where from. */
export function OfficeMap({ src, title }: { src: string; title: string }) {
  return (
    <iframe
      className={styles.root}
      src={src}
      title={title}
      loading="lazy"
      referrerPolicy="no-referrer"
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
    />
  );
}
