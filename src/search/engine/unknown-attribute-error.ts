/** A request or an expression names an attribute that the schema does not have, or asks of it what its kind cannot do. */
export class UnknownAttributeError extends Error {
  override name = 'UnknownAttributeError';
  readonly attribute: string;

  constructor(attribute: string, expected = 'an attribute of the schema') {
    super(`"${attribute}" is not ${expected}.`);
    this.attribute = attribute;
  }
}
