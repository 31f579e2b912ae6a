import { availableStatuses } from '#domain/vehicle/availability.ts';
import { type Expression, not, oneOf } from '#search/engine/filters/expression.ts';

/** The vehicles that are not available any more; what a site lists of them counts as sold. */
export const soldExpression: Expression = not(oneOf('status', availableStatuses));
