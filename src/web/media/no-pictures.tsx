import { Icon } from '#web/ui/icon.tsx';

/** What stands where a vehicle's pictures will be. */
export function NoPictures() {
  return (
    <div className="no-picture">
      <Icon name="camera" />
      <p>Photographs are on their way</p>
      <a href="?about=photos#enquire">Ask for photographs</a>
    </div>
  );
}
