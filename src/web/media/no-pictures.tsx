import '#web/ui/card/no-picture.css';
import { Icon } from '#web/ui/icon.tsx';

/** The placeholder of a vehicle without pictures. */
export function NoPictures({ canRequest }: { canRequest: boolean }) {
  return (
    <div className="no-picture soft small stack gap-2">
      <Icon name="camera" />
      <p>Photographs are on their way</p>
      {canRequest && <a href="?about=photos#enquire">Ask for photographs</a>}
    </div>
  );
}
