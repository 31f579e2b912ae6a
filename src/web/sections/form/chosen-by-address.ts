import { buildAndPriceParameters } from '#domain/manufacturer/build-and-price-address.ts';
import type { FormField } from '#domain/form/form-field.ts';
import type { RequestServices } from '#services/request-services.ts';

/**
 * Reads what a shopper has chosen of a model on its page, as values of the form's fields. Names that the page does not
 * offer are left out, so that no link puts words into a form.
 */
export async function chosenByAddress(
  { searchParams }: URL,
  { pages }: Pick<RequestServices, 'pages'>,
): Promise<Readonly<Record<string, string>>> {
  const { model, version, paint, interior } = buildAndPriceParameters;
  const slug = searchParams.get(model) ?? '';
  const page = await pages.at(`/${slug}`);
  const offer = page?.content
    .flatMap(({ type, props }) => (type === 'configurator' ? props : []))
    .find((props) => props.model === slug);
  if (!offer) return {};
  const chosen = (options: readonly { name: string }[], parameter: string) =>
    options.find(({ name }) => name === searchParams.get(parameter))?.name;
  const variant = chosen(offer.versions, version);
  const colour = chosen(offer.paints, paint);
  const inside = chosen(offer.interiors, interior);
  return {
    ...(variant !== undefined && { variant }),
    ...(colour !== undefined && { colour }),
    ...(inside !== undefined && { accessories: `${inside} inside` }),
  };
}

export function withChosen(
  fields: readonly FormField[],
  chosen: Readonly<Record<string, string>>,
): FormField[] {
  return fields.map((field) => {
    const value = chosen[field.name];
    return value === undefined ? field : { ...field, value };
  });
}
