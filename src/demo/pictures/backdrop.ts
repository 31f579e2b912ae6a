export const backdrops = ['studio-light', 'studio-dark', 'showroom', 'yard', 'coast'] as const;
export type Backdrop = (typeof backdrops)[number];
