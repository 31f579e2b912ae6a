export const simpleDrives = ['4WD', 'AWD', 'FWD', 'RWD'] as const;
export type SimpleDrive = (typeof simpleDrives)[number];

/** "4x2" and "2WD" have no row, because they do not say which two wheels are driven. */
const driveWords: readonly (readonly [RegExp, SimpleDrive])[] = [
  [/\b4 ?wd\b|\b4 ?x ?4\b|four.?wheel|part.?time/, '4WD'],
  [/\bawd\b|all.?wheel|quattro|4matic|xdrive|4motion|all4|\b6 ?x ?4\b|\b8 ?x ?4\b/, 'AWD'],
  [/\bfwd\b|front/, 'FWD'],
  [/\brwd\b|rear/, 'RWD'],
];

/** Maps a feed's drive description ("Front Wheel Drive", "4X4 Dual Range") to a drive type. */
export function simpleDrive(drive: string): SimpleDrive | undefined {
  const words = drive.toLowerCase();
  return driveWords.find(([pattern]) => pattern.test(words))?.[1];
}
