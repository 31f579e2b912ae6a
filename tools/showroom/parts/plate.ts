import { addQuad, emptyMesh, type Mesh } from '#showroom/mesh/mesh.ts';
import { appendMesh } from '#showroom/mesh/append-mesh.ts';
import { roundedBox } from '#showroom/mesh/rounded-box.ts';

/** Three columns by five rows, top row first; enough for the letters and figures of a number plate. */
const glyphs: Readonly<Record<string, string>> = {
  A: '010101111101101',
  B: '110101110101110',
  C: '011100100100011',
  D: '110101101101110',
  E: '111100110100111',
  F: '111100110100100',
  G: '011100101101011',
  H: '101101111101101',
  J: '001001001101010',
  K: '101101110101101',
  L: '100100100100111',
  M: '101111111101101',
  N: '110101101101101',
  P: '110101110100100',
  R: '110101110101101',
  S: '011100010001110',
  T: '111010010010010',
  U: '101101101101111',
  V: '101101101101010',
  W: '101101111111101',
  X: '101101010101101',
  Y: '101101010010010',
  Z: '111001010100111',
  0: '111101101101111',
  1: '010110010010111',
  2: '110001010100111',
  3: '110001010001110',
  4: '101101111001001',
  5: '111100110001110',
  6: '011100111101111',
  7: '111001010010010',
  8: '111101111101111',
  9: '111101111001110',
};

/** A plate 372 by 134 mm facing +x, its middle at the origin. */
export function plate(text: string): Mesh {
  const mesh = emptyMesh();
  appendMesh(
    mesh,
    roundedBox({ size: [0.012, 0.372, 0.12], radius: 0.006, steps: 2, material: 'white' }),
  );
  const cellWidth = 0.0135;
  const cellHeight = 0.0148;
  const advance = cellWidth * 3.9;
  // Seen from ahead, the vehicle's left is on the right.
  let y = -(text.length * advance - cellWidth * 0.9) / 2;
  for (const letter of text) {
    const rows = glyphs[letter];
    if (rows) {
      for (let cell = 0; cell < 15; cell += 1) {
        if (rows[cell] !== '1') continue;
        const left = y + (cell % 3) * cellWidth;
        const top = cellHeight * 2.5 - Math.floor(cell / 3) * cellHeight;
        const right = left + cellWidth;
        const low = top - cellHeight;
        addQuad(
          mesh,
          [
            [0.0075, left, top],
            [0.0075, left, low],
            [0.0075, right, low],
            [0.0075, right, top],
          ],
          'ink',
        );
      }
    }
    y += advance;
  }
  return mesh;
}

const letters = 'ABCDEFGHJKLMNPRSTUVWXYZ';

/** An invented registration in a pattern no state issues: letter, three figures, two letters. */
export function inventedPlate(draw: () => number): string {
  const letter = () => letters[Math.floor(draw() * letters.length)]!;
  const figure = () => String(Math.floor(draw() * 10));
  return `${letter()}${figure()}${figure()}${figure()}${letter()}${letter()}`;
}
