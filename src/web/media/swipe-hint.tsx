import './stages.css';
import { preload } from 'react-dom';

const SWIPE = '/orbit/swipe.svg';

/** Preloads the images of the spin's stage. */
export function preloadOrbit(): void {
  preload(SWIPE, { as: 'image' });
}

/** The content of the hint on the stage. */
export function SwipeHint() {
  return (
    <>
      <img className="icon" src={SWIPE} width={20} height={20} alt="" />
      Swipe to spin
    </>
  );
}
