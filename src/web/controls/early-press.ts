declare global {
  interface Window {
    /** Written by `startDeferredScripts`. */
    earlyPress?: {
      button?: HTMLButtonElement;
      /** Stops recording. */
      end(): void;
    };
  }
}

/** Stops recording presses, because React handles those that come from now on. */
export function endEarlyPresses(): void {
  window.earlyPress?.end();
}

/**
 * Presses the button again that a shopper pressed last before the script ran. Links and submit buttons have worked
 * without it.
 */
export function repeatEarlyPress(): void {
  const { button } = window.earlyPress ?? {};
  delete window.earlyPress;
  if (button?.isConnected) button.click();
}
