import { expect, it } from 'vitest';
import { DocumentType } from './support/document-type.ts';

const menu = new DocumentType(`
  <!-- <!ELEMENT a comment (declares, nothing)> -->
  <!ELEMENT menu (title, (soup | salad)+, wine?)>
  <!ELEMENT title (#PCDATA)> <!ELEMENT soup (#PCDATA)> <!ELEMENT salad (#PCDATA)> <!ELEMENT wine (#PCDATA)>
  <!ATTLIST wine colour (red | white) #REQUIRED year CDATA #IMPLIED>
  <!ATTLIST soup size (cup | bowl) "cup">`);

it.each([
  '<menu><title>Today</title><soup size="bowl">Tomato</soup></menu>',
  '<menu>\n<title/><salad/><soup/><wine colour="red" year="2019">Shiraz</wine>\n</menu>',
])('accepts %s', (xml) => expect(menu.faultsOf(xml)).toEqual([]));

it.each([
  ['<menu><title/></menu>', 'menu has title;'],
  ['<menu><soup/><title/></menu>', 'menu has soup;title;'],
  ['<menu><title/><soup/><soup/><wine colour="red"/><wine colour="red"/></menu>', 'menu has'],
  ['<menu><title/><soup/><bread/></menu>', 'bread is not declared'],
  ['<menu>or <title/><soup/></menu>', 'menu has text'],
  ['<menu><title><soup/></title><soup/></menu>', 'title has soup;'],
  ['<menu><title/><soup/><wine/></menu>', 'wine has no colour'],
  ['<menu><title/><soup/><wine colour="green"/></menu>', 'colour of wine is green'],
  ['<menu><title hot="1"/><soup/></menu>', 'title has an attribute hot'],
  ['<title/>', 'the root is title'],
  ['<menu><title/><soup/>', 'unclosed tag'],
])('finds the error in %s', (xml, fault) => {
  expect(menu.faultsOf(xml).join('; ')).toContain(fault);
});
