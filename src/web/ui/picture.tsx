import { pictureSet, type PictureView } from './picture-view.ts';

interface PictureProps {
  picture: PictureView;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** The widest it is ever shown at, in device pixels. */
  widest?: 480 | 960 | 1280 | 1920;
  /** Seen without scrolling: fetched at once, before everything else. */
  eager?: boolean;
  /** Among the requests of the page; an eager one is `high` where nothing else is said. */
  fetchPriority?: 'high' | 'auto' | 'low';
  className?: string;
}

/** A photograph of 3 to 2 in the widths a screen needs. */
export function Picture(props: PictureProps) {
  const { picture, sizes, widest = 960, eager = false, className } = props;
  const { fetchPriority = eager ? 'high' : undefined } = props;
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSet(picture.base, 'avif', widest)} sizes={sizes} />
      <img
        src={`${picture.base}/720.jpg`}
        alt={picture.alt}
        width={600}
        height={400}
        className={className}
        {...(fetchPriority && { fetchPriority })}
        {...(!eager && { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}
