import type { CertifiedView } from './vehicle-view.ts';
import { Icon } from '#web/ui/icon.tsx';

/** The mark of a make's certified vehicles. */
export function CertifiedBadge({ certified }: { certified: CertifiedView }) {
  const { make, image } = certified;
  const words = `${make} Certified`;
  if (image) {
    return <img className="certified-badge" src={image} alt={words} width={120} height={40} />;
  }
  return (
    <span className="certified-badge">
      <Icon name="check" />
      {words}
    </span>
  );
}
