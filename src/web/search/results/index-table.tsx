import './index-table.css';
import { useSite } from '#web/site/use-site.ts';
import { CardToggle } from '#web/ui/card/card-toggle.tsx';
import type { CardView } from './card-view.ts';

/** The vehicles of a page as a table, for those who know what they are looking for. */
export function IndexTable({ cards }: { cards: readonly CardView[] }) {
  const { vehicleType } = useSite();
  return (
    <table className="index-table" aria-label={vehicleType.plural}>
      <thead className="soft small">
        <tr>
          <th scope="col" className="index-noun">
            {vehicleType.singular}
          </th>
          <th scope="col">Version</th>
          <th scope="col" colSpan={2}>
            Facts
          </th>
          <th scope="col">Price</th>
          <th scope="col">
            <span className="sr-only">Save</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {cards.map((card) => (
          <IndexRow key={card.id} card={card} />
        ))}
      </tbody>
    </table>
  );
}

function IndexRow({ card }: { card: CardView }) {
  const { title, subtitle, condition, facts, price, available, tag } = card;
  const [first, ...others] = facts;
  const tagText = tag && (tag.kind === 'certified' ? 'Certified' : tag.text);
  return (
    <tr>
      <th scope="row">
        <a href={card.href} className="index-link">
          {title}
        </a>
      </th>
      <td className="index-version">{subtitle ?? condition}</td>
      <td>{first}</td>
      <td className="index-others">{others.join(', ')}</td>
      <td className="index-price">
        {available && price.text}
        {available && price.label && <span className="index-basis soft small">{price.label}</span>}
        {tagText && <span className="index-tag soft small">{tagText}</span>}
      </td>
      <td className="index-toggle">
        <CardToggle card={card} />
      </td>
    </tr>
  );
}
