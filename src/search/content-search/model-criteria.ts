import { chosenValues, pageNumber } from './read-address.ts';
import { chosen, paged, writeAddress } from './write-address.ts';

/** What a shopper searches for among the models. */
export interface ModelCriteria {
  /** From 1. */
  page: number;
  bodies: readonly string[];
  manufacturers: readonly string[];
  models: readonly string[];
}

export const allModels: ModelCriteria = { page: 1, bodies: [], manufacturers: [], models: [] };

/** The address parameter of each criterion. */
export const modelParameters = {
  bodies: 'body',
  manufacturers: 'manufacturer.name',
  models: 'model.name',
} as const satisfies Partial<Record<keyof ModelCriteria, string>>;

export function parseModelsAddress(parameters: URLSearchParams): ModelCriteria {
  return {
    page: pageNumber(parameters),
    bodies: chosenValues(parameters, modelParameters.bodies),
    manufacturers: chosenValues(parameters, modelParameters.manufacturers),
    models: chosenValues(parameters, modelParameters.models),
  };
}

export function modelsAddress(criteria: ModelCriteria): string {
  return writeAddress('/models', [
    ...chosen(modelParameters.bodies, criteria.bodies),
    ...chosen(modelParameters.manufacturers, criteria.manufacturers),
    ...chosen(modelParameters.models, criteria.models),
    ...paged(criteria.page),
  ]);
}
