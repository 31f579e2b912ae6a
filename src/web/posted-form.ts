import { data } from 'react-router';
import { textFields } from './text-fields.ts';

/** A posted form of a page with several buttons, or several forms. */
export interface PostedForm<Go extends string> {
  /** The value of the pressed button, or of a hidden input of that name. */
  go: Go;
  body: FormData;
  /** The fields that are texts. */
  sent: Record<string, string>;
}

/**
 * Reads a form and the button (`go`) that was pressed. The request can be read again.
 *
 * @param buttons the values of all buttons of the page
 * @throws a 400 if the form cannot be read or names none of the buttons, as no form of ours does
 */
export async function postedForm<const Go extends string>(
  request: Request,
  buttons: readonly Go[],
): Promise<PostedForm<Go>> {
  const body = await request
    .clone()
    .formData()
    .catch(() => new FormData());
  const pressed = body.get('go');
  const go = buttons.find((button) => button === pressed);
  if (go === undefined) throw data(null, { status: 400 });
  return { go, body, sent: Object.fromEntries(textFields(body)) };
}
