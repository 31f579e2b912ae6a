import './franchises.css';
import { useId } from 'react';
import type { FranchisesView } from '#web/site/brand-view.ts';

/** The makes that the dealer represents, as logos or names on white plates. */
export function Franchises({ franchises: { title, makes } }: { franchises: FranchisesView }) {
  const id = useId();
  return (
    <section className="franchises cluster" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {makes.map(({ name, href, logo }) => {
          const plate = logo ? (
            <img src={logo.src} width={logo.width} height={logo.height} alt={name} loading="lazy" />
          ) : (
            name
          );
          return (
            <li key={name}>
              {href === undefined ? <span>{plate}</span> : <a href={href}>{plate}</a>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
