import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { facetHits } from './facet-hits.ts';

const makes = ['Toyota', 'Land Rover', 'Mercedes-Benz', 'Citroën', 'Škoda', 'MG', 'LDV', 'Lexus'];
const counts = makes.map((make, at): [string, number] => [make, 100 - at]);
const find = (query: string | null, values = counts) =>
  facetHits(values, query).map(({ value }) => value);

describe('values of a facet', () => {
  it.each<[string | null, string[]]>([
    [null, makes],
    ['', makes],
    ['  ', makes],
    ['toy', ['Toyota']],
    ['TOYOTA', ['Toyota']],
    ['l', ['Land Rover', 'LDV', 'Lexus']],
    ['rover', ['Land Rover']],
    ['rover la', ['Land Rover']],
    ['landr', ['Land Rover']],
    ['land-rover', ['Land Rover']],
    ['benz', ['Mercedes-Benz']],
    ['mercedesb', ['Mercedes-Benz']],
    ['citroen', ['Citroën']],
    ['SKODA', ['Škoda']],
    ['yota', []],
    ['!?', []],
    ['\0', []],
    ['\ud800', []],
  ])('are found by %j', (query, expected) => {
    expect(find(query)).toEqual(expected);
  });

  it('are found by any of their words, even if other values begin with it', () => {
    const rovers: [string, number][] = [
      ['Rover', 2],
      ['Land Rover', 1],
      ['Rovar', 1],
    ];
    expect(find('rover', rovers)).toEqual(['Rover', 'Land Rover']);
  });

  it('are found despite typos if nothing else matches', () => {
    expect(find('tyota')).toEqual(['Toyota']);
    expect(find('mercdes')).toEqual(['Mercedes-Benz']);
    expect(find('toyx'), 'one letter of the four that were typed').toEqual(['Toyota']);
    expect(find('mx')).toEqual([]);
    expect(
      find('lexu', [
        ['Lexux', 3],
        ['Lexus', 2],
      ]),
    ).toEqual(['Lexux', 'Lexus']);
  });

  it('that are numbers are found by their first digits', () => {
    const years: [string, number][] = [
      ['2021', 9],
      ['2012', 4],
      ['1999', 1],
    ];
    expect(find('20', years)).toEqual(['2021', '2012']);
    expect(find('2012', years)).toEqual(['2012']);
    expect(find('2013', years)).toEqual([]);
  });
});

it('finds a value by every prefix of each of its words', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 4 }),
      fc.nat(),
      fc.nat(),
      (words, which, length) => {
        const chosen = words[which % words.length]!;
        const query = chosen.slice(0, 1 + (length % chosen.length));
        expect(
          find(query, [
            ['zzzz', 2],
            [words.join(' '), 1],
          ]),
        ).toContain(words.join(' '));
      },
    ),
  );
});

it('takes no longer for a hundred thousand letters than for five hundred', () => {
  expect(find('a'.repeat(100_000))).toEqual([]);
  expect(find('a '.repeat(50_000))).toEqual([]);
});
