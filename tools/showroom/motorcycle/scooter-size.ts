export const wheelbase = 1.32;

export const wheelRadius = 0.24;
