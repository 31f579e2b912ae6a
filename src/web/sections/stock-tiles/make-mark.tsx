import './make-mark.css';
import { spellingKey } from '#domain/vehicle/spelling/spelling-key.ts';
import type { FranchisesView } from '#web/site/brand-view.ts';

/** Wider logos are words, which say again what stands beside them. */
const WIDEST_RATIO = 1.6;

interface MakeMarkProps {
  make: string;
  /** The makes whose logos the dealer may show. */
  makes: FranchisesView['makes'];
}

/** The make's logo if the dealer may show it, else its initial. */
export function MakeMark({ make, makes }: MakeMarkProps) {
  const { logo } = makes.find(({ name }) => spellingKey(name) === spellingKey(make)) ?? {};
  const hasLogo = logo !== undefined && logo.width <= WIDEST_RATIO * logo.height;
  return (
    <span className="make-mark center" data-logo={hasLogo || undefined} aria-hidden="true">
      {hasLogo ? (
        <img src={logo.src} width={logo.width} height={logo.height} alt="" loading="lazy" />
      ) : (
        make.slice(0, 1)
      )}
    </span>
  );
}
