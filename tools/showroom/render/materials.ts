export interface Surface {
  /** Linear light, 0 to 1. */
  albedo: readonly [number, number, number];
  /** 0 dielectric, 1 bare metal. */
  metal?: number;
  /** 0 mirror, 1 matt. */
  rough: number;
  /** Strength of the clear layer on top. */
  coat?: number;
  /** Light given off. */
  glow?: readonly [number, number, number];
  /** How much of what lies behind shows through. */
  clear?: number;
}

/** What the vehicles are made of; `paint` and `accent` are replaced by the vehicle's own colours. */
export const surfaces = {
  paint: { albedo: [0.5, 0.5, 0.5], metal: 0.5, rough: 0.5, coat: 1 },
  accent: { albedo: [0.02, 0.02, 0.022], rough: 0.4, coat: 1 },
  gap: { albedo: [0.006, 0.006, 0.007], rough: 1 },
  glass: { albedo: [0.01, 0.012, 0.012], rough: 0, coat: 1, clear: 0.22 },
  privacy: { albedo: [0.006, 0.007, 0.008], rough: 0, coat: 1, clear: 0.1 },
  'lamp-glass': { albedo: [0.02, 0.02, 0.022], rough: 0, coat: 1, clear: 0.75 },
  black: { albedo: [0.012, 0.012, 0.013], rough: 0.35, coat: 0.8 },
  plastic: { albedo: [0.028, 0.028, 0.03], rough: 0.7 },
  rubber: { albedo: [0.02, 0.02, 0.021], rough: 0.85 },
  liner: { albedo: [0.008, 0.008, 0.008], rough: 1 },
  chrome: { albedo: [0.86, 0.87, 0.88], metal: 1, rough: 0.08 },
  alloy: { albedo: [0.66, 0.67, 0.69], metal: 1, rough: 0.35, coat: 0.3 },
  'dark-alloy': { albedo: [0.07, 0.07, 0.075], metal: 0.6, rough: 0.35, coat: 0.5 },
  steel: { albedo: [0.42, 0.42, 0.43], metal: 1, rough: 0.45 },
  iron: { albedo: [0.1, 0.1, 0.1], metal: 1, rough: 0.6 },
  reflector: { albedo: [0.55, 0.57, 0.6], metal: 1, rough: 0.2, glow: [0.05, 0.052, 0.055] },
  lamp: { albedo: [0.03, 0.03, 0.033], metal: 0, rough: 0.2, coat: 1 },
  led: { albedo: [0.9, 0.93, 1], rough: 0.5, glow: [1.5, 1.6, 1.8] },
  'red-lens': { albedo: [0.17, 0.003, 0.006], rough: 0.3, coat: 1, glow: [0.02, 0, 0] },
  'red-led': { albedo: [0.9, 0.03, 0.03], rough: 0.4, coat: 0.6, glow: [1.1, 0.03, 0.02] },
  amber: { albedo: [0.85, 0.28, 0.02], rough: 0.3, coat: 0.8, glow: [0.08, 0.03, 0] },
  white: { albedo: [0.8, 0.8, 0.78], rough: 0.5, coat: 0.5 },
  panel: { albedo: [0.76, 0.76, 0.74], rough: 0.35, coat: 0.6 },
  ink: { albedo: [0.03, 0.035, 0.06], rough: 0.6 },
  fabric: { albedo: [0.045, 0.045, 0.05], rough: 1 },
  'light-fabric': { albedo: [0.42, 0.39, 0.35], rough: 1 },
  leather: { albedo: [0.03, 0.028, 0.028], rough: 0.55, coat: 0.12 },
  tan: { albedo: [0.36, 0.17, 0.08], rough: 0.6, coat: 0.12 },
  trim: { albedo: [0.06, 0.06, 0.065], rough: 0.75 },
  headlining: { albedo: [0.5, 0.49, 0.47], rough: 1 },
  carpet: { albedo: [0.03, 0.03, 0.032], rough: 1 },
  timber: { albedo: [0.36, 0.22, 0.12], rough: 0.6, coat: 0.25 },
  bench: { albedo: [0.7, 0.69, 0.67], rough: 0.3, coat: 0.5 },
  screen: { albedo: [0.01, 0.012, 0.015], rough: 0.1, coat: 1, glow: [0.02, 0.035, 0.06] },
  'screen-light': { albedo: [0.1, 0.3, 0.5], rough: 0.5, glow: [0.25, 0.6, 0.95] },
  'screen-warm': { albedo: [0.5, 0.3, 0.1], rough: 0.5, glow: [0.9, 0.5, 0.2] },
  'screen-white': { albedo: [0.6, 0.6, 0.6], rough: 0.5, glow: [0.8, 0.82, 0.85] },
  canvas: { albedo: [0.05, 0.055, 0.06], rough: 1 },
} as const satisfies Record<string, Surface>;

export type Material = keyof typeof surfaces;

export const materialNames = Object.keys(surfaces) as Material[];

export const materialIds = Object.fromEntries(
  materialNames.map((name, index) => [name, index]),
) as Record<Material, number>;
