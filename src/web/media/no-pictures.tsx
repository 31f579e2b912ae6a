import { Icon } from '#web/ui/icon.tsx';

/** What stands where a vehicle's pictures will be. */
export function NoPictures({ isAsked }: { isAsked: boolean }) {
  return (
    <div className="no-picture">
      <Icon name="camera" />
      <p>Photographs are on their way</p>
      {isAsked && <a href="?about=photos#enquire">Ask for photographs</a>}
    </div>
  );
}
