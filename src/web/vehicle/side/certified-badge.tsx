import './sidebar.css';
import type { CertifiedView } from '#web/vehicle/vehicle-view.ts';
import { Icon } from '#web/ui/icon.tsx';

/** A manufacturer's badge for certified vehicles. */
export function CertifiedBadge({ certified }: { certified: CertifiedView }) {
  const { make, image } = certified;
  const label = `${make} Certified`;
  if (image) {
    return (
      <img
        className="certified-badge row-inline gap-1"
        src={image}
        alt={label}
        width={120}
        height={40}
      />
    );
  }
  return (
    <span className="certified-badge row-inline gap-1">
      <Icon name="check" />
      {label}
    </span>
  );
}
