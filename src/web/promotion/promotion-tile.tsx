import './promotion-tile.css';
export interface PromotionView {
  title: string;
  text: string;
  image?: string | undefined;
  link: { label: string; href: string };
}

/** A promotion across the results, such as for trade-ins. */
export function PromotionTile({ promotion }: { promotion: PromotionView }) {
  const { title, text, image, link } = promotion;
  return (
    <aside className="promotion" aria-label={title}>
      {image && (
        <img className="photo" src={image} alt="" loading="lazy" width={600} height={400} />
      )}
      <div className="promotion-body cluster gap-4">
        <div>
          <h3>{title}</h3>
          {text && <p>{text}</p>}
        </div>
        <a href={link.href} className="button button-action">
          {link.label}
        </a>
      </div>
    </aside>
  );
}
