import { pictureSet, type PictureView } from './picture-view.ts';

interface PictureProps {
  picture: PictureView;
  /** The value of the `sizes` attribute. */
  sizes: string;
  /** The largest width to offer, in device pixels. */
  widest?: 480 | 960 | 1280 | 1920;
  /** Visible without scrolling, so it loads immediately with high priority. */
  eager?: boolean;
  /** The request's priority; by default `high` if `eager`. */
  fetchPriority?: 'high' | 'auto' | 'low';
  className?: string;
}

/** A responsive photograph of 3:2. */
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
