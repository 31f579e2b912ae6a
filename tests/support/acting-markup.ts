import { Parser } from 'htmlparser2';

/** What a document would do that its words must not: handlers, scripts of a text, addresses that act. */
export function actingMarkup(html: string, planted: string): string[] {
  const found: string[] = [];
  let script: string | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script') script = '';
      for (const [attribute, value] of Object.entries(attributes)) {
        const shown = `${name} ${attribute}="${value.slice(0, 60)}"`;
        if (/^on/i.test(attribute)) found.push(shown);
        if (addresses.has(attribute) && /^\s*(?:javascript|data:text|vbscript|\/\/)/i.test(value))
          found.push(shown);
        if (name === 'meta' && attribute === 'http-equiv' && /refresh/i.test(value))
          found.push(shown);
      }
      if (forbidden.has(name)) found.push(name);
      if (name === 'iframe' && attributes['srcdoc'] !== undefined) found.push('iframe srcdoc');
    },
    ontext(text) {
      if (script !== undefined) script += text;
    },
    onclosetag(name) {
      if (name !== 'script' || script === undefined) return;
      if (script.trimStart().startsWith(planted)) found.push(`script ${script.slice(0, 60)}`);
      script = undefined;
    },
  });
  parser.write(html);
  parser.end();
  return found;
}

const addresses = new Set(['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'poster']);
const forbidden = new Set(['base', 'object', 'embed', 'applet', 'marquee']);
