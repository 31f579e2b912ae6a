export interface PromotionView {
  title: string;
  text: string;
  image?: string | undefined;
  link: { label: string; href: string };
}

/** A tile among the results that asks for the shopper's own car, or says what else the dealer offers. */
export function PromotionTile({ promotion }: { promotion: PromotionView }) {
  const { title, text, image, link } = promotion;
  return (
    <aside className="promotion" aria-label={title}>
      {image && <img src={image} alt="" loading="lazy" width={600} height={400} />}
      <div className="promotion-body">
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        <a href={link.href} className="button button-action">
          {link.label}
        </a>
      </div>
    </aside>
  );
}
