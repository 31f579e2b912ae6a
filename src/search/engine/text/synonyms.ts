import type { TextSpan } from './text-span.ts';
import { textUnits } from './text-tokens.ts';

/**
 * Words and phrases with the same meaning: each member of a group finds what any other would. Created once and used by
 * any number of searches. The index does not store them, so every request may have its own.
 */
export class Synonyms {
  readonly #byFirstWord = new Map<string, { member: string[]; others: string[][] }[]>();

  constructor(groups: readonly (readonly string[])[] = []) {
    for (const group of groups) {
      const members = group
        .map((member) => textUnits(member).flat())
        .filter((member) => member.length > 0);
      for (const member of members) {
        const others = members.filter((other) => other !== member);
        const first = member[0]!;
        this.#byFirstWord.set(first, [...(this.#byFirstWord.get(first) ?? []), { member, others }]);
      }
    }
  }

  /** The other members of each group that has a member beginning at that word. */
  spansAt(words: readonly string[], at: number): TextSpan[] {
    const known = this.#byFirstWord.get(words[at] ?? '') ?? [];
    return known
      .filter(({ member }) => member.every((word, index) => words[at + index] === word))
      .flatMap(({ member, others }) =>
        others.map((terms): TextSpan => ({
          from: at,
          to: at + member.length,
          terms,
          by: 'synonym',
        })),
      );
  }
}
