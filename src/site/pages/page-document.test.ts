import { describe, expect, it } from 'vitest';
import { faultWords } from '#site/fault-words.ts';
import { schemaFaults } from '#site/schema-faults.ts';
import { pageDocument } from './page-document.ts';

const hero = { type: 'hero', props: { id: 'hero', title: 'Welcome' } };
const page = (others: object = {}) => ({
  path: '/about-us',
  root: { props: { title: 'About us' } },
  content: [hero],
  ...others,
});

function faultsOf(input: unknown): string[] {
  const { error } = pageDocument.safeParse(input, { error: faultWords('is not known') });
  return error ? schemaFaults(error).map(({ path, message }) => `${path}: ${message}`) : [];
}

describe('a page', () => {
  it('has the defaults of its sections', () => {
    expect(pageDocument.parse(page())).toMatchObject({
      status: 'published',
      root: { props: { indexed: true } },
      content: [{ type: 'hero', props: { tone: 'plain', search: false, links: [] } }],
    });
  });

  it('has HTML without anything that acts', () => {
    const html = '<p onclick="steal()">Hello <script>steal()</script></p>';
    const text = { type: 'rich-text', props: { id: 'a', html } };
    expect(pageDocument.parse(page({ content: [text] })).content[0]).toMatchObject({
      props: { html: '<p>Hello </p>' },
    });
  });

  it.each([
    [
      'a section of an unknown kind',
      { content: [{ type: 'carousell', props: {} }] },
      'content[0].type: must be one of hero, ',
    ],
    [
      'a section without a kind',
      { content: [{ heading: 'Welcome' }] },
      'content[0].type: is missing',
    ],
    [
      'a section of a misspelled kind',
      { content: [{ type: 'heros', props: {} }] },
      'did you mean hero?',
    ],
    [
      'an unknown property',
      { content: [{ ...hero, props: { ...hero.props, titel: 'x' } }] },
      'content[0].props.titel: is not known',
    ],
    [
      'a missing property',
      { content: [{ type: 'hero', props: { id: 'a' } }] },
      'content[0].props.title: ',
    ],
    [
      'a repeated id',
      { content: [hero, hero] },
      'content[1].props.id: another section has the same id',
    ],
    [
      'a link that runs a script',
      {
        content: [
          {
            ...hero,
            props: { ...hero.props, links: [{ label: 'a', href: 'javascript:alert(1)' }] },
          },
        ],
      },
      'content[0].props.links[0].href: ',
    ],
    [
      'a picture from the file system',
      {
        content: [{ ...hero, props: { ...hero.props, picture: { source: 'file:///etc/passwd' } } }],
      },
      'content[0].props.picture.source: ',
    ],
    [
      'a search outside the stock',
      { content: [{ type: 'stock', props: { id: 'a', search: '//evil.example' } }] },
      'content[0].props.search: ',
    ],
    [
      'an end before its start',
      { starts: '2026-06-02T00:00', ends: '2026-06-01T00:00' },
      'ends: must be after starts',
    ],
    ['a path in capitals', { path: '/About' }, 'path: '],
    ['a path outside the site', { path: '//evil.example' }, 'path: '],
    [
      'two forms',
      { content: ['a', 'b'].map((id) => ({ type: 'form', props: { id, form: 'general' } })) },
      'content[1].type: the page already has a form',
    ],
    ['no sections', { content: [] }, 'content: '],
  ])('is refused for %s, with its path', (_what, others, fault) => {
    expect(faultsOf(page(others))).toEqual([expect.stringContaining(fault)]);
  });
});
