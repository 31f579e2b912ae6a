import { SaxesParser } from 'saxes';

interface ElementRule {
  /** A pattern over the children's names, each followed by a semicolon; undefined for text only. */
  children: RegExp | undefined;
  /** The allowed values of each attribute; undefined for any. */
  attributes: Map<string, Set<string> | undefined>;
  required: string[];
}

/** A validator for document type definitions. It supports as much of XML's grammar as plain data formats use. */
export class DocumentType {
  readonly #rules = new Map<string, ElementRule>();
  readonly #root: string;

  /** @param dtd the text of the definition, without parameter entities; the first element is the root */
  constructor(dtd: string) {
    const declarations = dtd.replace(/<!--[^]*?-->/g, '');
    for (const [, name = '', model = ''] of declarations.matchAll(
      /<!ELEMENT\s+([\w-]+)\s+([^>]+)>/g,
    )) {
      if (this.#rules.has(name)) throw new Error(`${name} is declared twice`);
      this.#rules.set(name, { children: childrenOf(model), attributes: new Map(), required: [] });
    }
    for (const [, element = '', list = ''] of declarations.matchAll(
      /<!ATTLIST\s+([\w-]+)\s+([^>]+)>/g,
    )) {
      this.#declareAttributes(this.#ruleOf(element), list);
    }
    this.#root = this.#rules.keys().next().value ?? '';
  }

  /**
   * Validates a document.
   *
   * @returns its errors; empty if it is valid
   */
  faultsOf(xml: string): string[] {
    const faults: string[] = [];
    const open: { name: string; children: string; hasText: boolean }[] = [];
    const parser = new SaxesParser();
    parser.on('error', (error) => void faults.push(error.message));
    parser.on('opentag', ({ name, attributes }) => {
      const parent = open.at(-1);
      if (parent) parent.children += `${name};`;
      else if (name !== this.#root) faults.push(`the root is ${name}, not ${this.#root}`);
      open.push({ name, children: '', hasText: false });
      faults.push(...this.#attributeFaults(name, attributes));
    });
    const text = (words: string): void => {
      const element = open.at(-1);
      if (element && words.trim() !== '') element.hasText = true;
    };
    parser.on('text', text);
    parser.on('cdata', text);
    parser.on('closetag', () => {
      const { name, children, hasText } = open.pop() ?? { name: '', children: '', hasText: false };
      const rule = this.#rules.get(name);
      if (!rule) return;
      if (rule.children && hasText) faults.push(`${name} has text between its elements`);
      if (!(rule.children ?? /^$/).test(children))
        faults.push(`${name} has ${children || 'no elements'}`);
    });
    parser.write(xml).close();
    return faults;
  }

  #attributeFaults(name: string, attributes: Readonly<Record<string, string>>): string[] {
    const rule = this.#rules.get(name);
    if (!rule) return [`${name} is not declared`];
    const faults = rule.required
      .filter((attribute) => !(attribute in attributes))
      .map((attribute) => `${name} has no ${attribute}`);
    for (const [attribute, value] of Object.entries(attributes)) {
      if (!rule.attributes.has(attribute)) faults.push(`${name} has an attribute ${attribute}`);
      else if (rule.attributes.get(attribute)?.has(value) === false)
        faults.push(`${attribute} of ${name} is ${value}`);
    }
    return faults;
  }

  #declareAttributes(rule: ElementRule, list: string): void {
    const declaration =
      /([\w-]+)\s+(CDATA|\([^)]*\))\s+(#REQUIRED|#IMPLIED|(?:#FIXED\s+)?"[^"]*")/g;
    if (list.replace(declaration, '').trim() !== '') throw new Error(`cannot read ${list}`);
    for (const [, name = '', type = '', presence] of list.matchAll(declaration)) {
      const values = type === 'CDATA' ? undefined : new Set(type.match(/[\w-]+/g));
      rule.attributes.set(name, values);
      if (presence === '#REQUIRED') rule.required.push(name);
    }
  }

  #ruleOf(name: string): ElementRule {
    const rule = this.#rules.get(name);
    if (!rule) throw new Error(`${name} is not declared`);
    return rule;
  }
}

/** Content models are already regular expressions over names, apart from the commas. */
function childrenOf(model: string): RegExp | undefined {
  if (/^\(\s*#PCDATA\s*\)$/.test(model.trim())) return undefined;
  if (/#|ANY|EMPTY/.test(model)) throw new Error(`cannot read ${model}`);
  return new RegExp(`^${model.replace(/[\w-]+/g, '($&;)').replace(/[\s,]/g, '')}$`);
}
