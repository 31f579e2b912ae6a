import type { Prize } from './giveaway.ts';

/** One phone's turn in a giveaway. */
export interface Draw {
  id: string;
  /** As it was in the settings when it was drawn. */
  prize: DrawnPrize;
  drawn_at: string;
}

export type DrawnPrize = Pick<Prize, 'id' | 'label' | 'text' | 'is_prize'>;
