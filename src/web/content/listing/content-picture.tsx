import '#web/ui/card/card-picture.css';
import '#web/ui/card/no-picture.css';
import { Icon } from '#web/ui/icon.tsx';
import { Picture } from '#web/ui/card/picture.tsx';
import type { PictureView } from '#web/ui/card/picture-view.ts';

interface ContentPictureProps {
  picture: PictureView | undefined;
  sizes: string;
  eager: boolean;
}

/** The picture at the top of a card, or a placeholder. */
export function ContentPicture({ picture, sizes, eager }: ContentPictureProps) {
  return (
    <div className="card-picture">
      {picture ? (
        <Picture picture={picture} sizes={sizes} eager={eager} />
      ) : (
        <span className="no-picture soft small stack gap-2">
          <Icon name="camera" />
        </span>
      )}
    </div>
  );
}
