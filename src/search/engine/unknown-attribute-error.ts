/** A request or an expression names an attribute that does not exist or has the wrong kind. */
export class UnknownAttributeError extends Error {
  override name = 'UnknownAttributeError';
  readonly attribute: string;

  constructor(attribute: string, expected = 'an attribute of the schema') {
    super(`"${attribute}" is not ${expected}.`);
    this.attribute = attribute;
  }
}
