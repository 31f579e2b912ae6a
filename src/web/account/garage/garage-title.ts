import type { Visitor } from '#domain/account/visitor.ts';

export function garageTitle({ name }: Pick<Visitor, 'name'>): string {
  return name ? `${name}’s garage` : 'Your garage';
}
