import './promotions.css';
import type { SectionProps } from '#web/sections/section-props.ts';
import { Carousel } from '#web/ui/carousel/carousel.tsx';
import { Picture } from '#web/ui/card/picture.tsx';
import type { PromotionsView, SlideView } from './promotions-view.ts';

/** Wide pictures with words and links, one at a time. They never move on their own. */
export function Promotions({ view }: SectionProps<PromotionsView>) {
  return (
    <div className="promotions">
      <Carousel
        label={view.label}
        loops={view.loops}
        perView="one"
        items={view.slides.map((slide, at) => ({
          key: slide.key,
          content: <Slide slide={slide} eager={at === 0} />,
        }))}
      />
    </div>
  );
}

function Slide({ slide, eager }: { slide: SlideView; eager: boolean }) {
  const picture = (
    <Picture
      picture={slide.picture}
      sizes="100vw"
      widest={1920}
      eager={eager}
      className="promo-slide-picture"
    />
  );
  if (!slide.hasOverlay) {
    const shape = slide.mayCrop ? 'filled' : 'whole';
    return slide.href ? (
      <a href={slide.href} className="promo-slide" data-picture={shape}>
        {picture}
      </a>
    ) : (
      <div className="promo-slide" data-picture={shape}>
        {picture}
      </div>
    );
  }
  return (
    <div className="promo-slide" data-words>
      {picture}
      <div className="promo-slide-words column gap-3">
        {slide.name && <h2>{slide.name}</h2>}
        {slide.description && <p>{slide.description}</p>}
        {slide.href && (
          <p>
            <a href={slide.href} className="button button-action">
              {slide.link}
              {slide.name && <span className="sr-only">: {slide.name}</span>}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
