/** Whether the browser can draw a panorama. */
export function hasWebGl(): boolean {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch (error) {
    console.warn('WebGL was refused', error);
    return false;
  }
}
