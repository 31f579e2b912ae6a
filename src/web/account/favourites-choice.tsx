import type { FormField as FormFieldView } from '#domain/form/form-field.ts';
import { FormField } from '#web/enquiry/form/fields/form-field.tsx';
import type { Favourite } from '#web/favourites/favourites.ts';
import { favouriteWords } from './offered-favourites.ts';

/** The box that adds the favourites of the browser to the watchlist; they are posted as `car_id`. */
export const FAVOURITES_BOX = 'add_favourites';

/** Offers to add the favourites of this browser to the watchlist of the visitor who signs in. */
export function FavouritesChoice({ offered }: { offered: readonly Favourite[] }) {
  if (offered.length === 0) return null;
  const [vehicles] = favouriteWords(offered);
  const box: FormFieldView = {
    name: FAVOURITES_BOX,
    label: `Add the ${vehicles} in this browser to my watchlist`,
    type: 'checkbox',
    required: false,
    destination: 'form-only',
    value: 'on',
  };
  return (
    <>
      <FormField field={box} value={undefined} fault={undefined} />
      {offered.map(({ id }) => (
        <input key={id} type="hidden" name="car_id" value={id} />
      ))}
    </>
  );
}
