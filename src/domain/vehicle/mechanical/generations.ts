import type { BodySlug } from '#domain/vehicle/spelling/simple-body.ts';

/** A generation of a model as it was sold in Australia. */
export interface Generation {
  make: string;
  /** The model names under which feeds list it. */
  model: RegExp;
  /** The codes by which shoppers know it, most common first; also how the badge or series may state it. */
  codes: readonly string[];
  /** The first and the last model year; a changeover year belongs to both. */
  from: number;
  to: number;
  /** Only vehicles of these bodies. */
  bodies?: readonly BodySlug[];
  /** Only engines with this many cylinders, where two generations were sold side by side. */
  cylinders?: readonly number[];
  /** Only if the name, badge or series matches, for a version with codes of its own. */
  states?: RegExp;
  /** Only if the badge or series states a code, because other generations have the same years and bodies. */
  isOnlyStated?: true;
}

/** Still sold. */
const NOW = 9999;
const EVO = /\bevo(?:lution)?\b/i;
const ute: readonly BodySlug[] = ['ute', 'cabChassis'];
const wagon: readonly BodySlug[] = ['suv', 'wagon', 'hardtop'];

/**
 * The generations that shoppers search for by the maker's code, with the model years in which each was sold in Australia.
 * Source: the makers' chassis and series codes as they stand on compliance plates and in RedBook's series
 * column. A manager who knows a model can check its rows; a model without codes in common use has none.
 */
// the table is easier to read as packed rows
// oxfmt-ignore
export const generations: readonly Generation[] = [
  { make: 'BMW', model: /^(?:[mM]?3\d\d|m3|3 series)/i, codes: ['e46'], from: 1998, to: 2005 },
  { make: 'BMW', model: /^(?:[mM]?3\d\d|m3|3 series)/i, codes: ['e90', 'e91', 'e92', 'e93'], from: 2005, to: 2012 },
  { make: 'BMW', model: /^(?:[mM]?3\d\d|m3|3 series)/i, codes: ['f30', 'f31', 'f80'], from: 2012, to: 2019 },
  { make: 'BMW', model: /^(?:[mM]?3\d\d|m3|3 series)/i, codes: ['g20', 'g21', 'g80'], from: 2019, to: NOW },
  { make: 'BMW', model: /^x5/i, codes: ['e53'], from: 2000, to: 2006 },
  { make: 'BMW', model: /^x5/i, codes: ['e70'], from: 2007, to: 2013 },
  { make: 'BMW', model: /^x5/i, codes: ['f15'], from: 2013, to: 2018 },
  { make: 'BMW', model: /^x5/i, codes: ['g05'], from: 2018, to: NOW },
  { make: 'Ford', model: /^(?:falcon|ute)/i, codes: ['au'], from: 1998, to: 2002 },
  { make: 'Ford', model: /^(?:falcon|ute)/i, codes: ['ba'], from: 2002, to: 2005 },
  { make: 'Ford', model: /^(?:falcon|ute)/i, codes: ['bf'], from: 2005, to: 2008 },
  { make: 'Ford', model: /^(?:falcon|ute)/i, codes: ['fg'], from: 2008, to: 2014 },
  { make: 'Ford', model: /^(?:falcon|ute)/i, codes: ['fgx'], from: 2014, to: 2016 },
  { make: 'Ford', model: /^territory/i, codes: ['sx', 'sy'], from: 2004, to: 2011 },
  { make: 'Ford', model: /^territory/i, codes: ['sz'], from: 2011, to: 2016 },
  { make: 'Ford', model: /^ranger/i, codes: ['pj'], from: 2006, to: 2009 },
  { make: 'Ford', model: /^ranger/i, codes: ['pk'], from: 2009, to: 2011 },
  { make: 'Ford', model: /^ranger/i, codes: ['px', 'px1', 't6'], from: 2011, to: 2015 },
  { make: 'Ford', model: /^ranger/i, codes: ['px2', 'pxii', 'px', 't6'], from: 2015, to: 2018 },
  { make: 'Ford', model: /^ranger/i, codes: ['px3', 'pxiii', 'px', 't6'], from: 2018, to: 2022 },
  { make: 'Ford', model: /^mustang/i, codes: ['fm'], from: 2015, to: 2017 },
  { make: 'Ford', model: /^mustang/i, codes: ['fn'], from: 2018, to: 2023 },
  { make: 'Holden', model: /^(?:commodore|calais|berlina|ute)/i, codes: ['vt'], from: 1997, to: 2000 },
  { make: 'Holden', model: /^(?:commodore|calais|berlina|ute)/i, codes: ['vx'], from: 2000, to: 2002 },
  { make: 'Holden', model: /^(?:commodore|calais|berlina|ute)/i, codes: ['vy'], from: 2002, to: 2004 },
  { make: 'Holden', model: /^(?:commodore|calais|berlina|ute)/i, codes: ['vz'], from: 2004, to: 2007 },
  { make: 'Holden', model: /^(?:commodore|calais|berlina|ute)/i, codes: ['ve'], from: 2006, to: 2013 },
  { make: 'Holden', model: /^(?:commodore|calais|ute)/i, codes: ['vf'], from: 2013, to: 2017 },
  { make: 'Holden', model: /^(?:commodore|calais)/i, codes: ['zb'], from: 2018, to: 2020 },
  { make: 'Holden', model: /^(?:rodeo|colorado)/i, codes: ['ra'], from: 2003, to: 2008 },
  { make: 'Holden', model: /^colorado/i, codes: ['rc'], from: 2008, to: 2012 },
  { make: 'Holden', model: /^colorado/i, codes: ['rg'], from: 2012, to: 2020 },
  { make: 'Honda', model: /^civic/i, codes: ['fd'], from: 2006, to: 2012 },
  { make: 'Honda', model: /^civic/i, codes: ['fb'], from: 2012, to: 2016 },
  { make: 'Honda', model: /^civic/i, codes: ['fc', 'fk'], from: 2016, to: 2021 },
  { make: 'HSV', model: /^(?:clubsport|gts|senator|maloo|xu6)/i, codes: ['vt'], from: 1997, to: 2000 },
  { make: 'HSV', model: /^(?:clubsport|gts|senator|maloo)/i, codes: ['vx'], from: 2000, to: 2002 },
  { make: 'HSV', model: /^(?:clubsport|gts|senator|maloo)/i, codes: ['vy'], from: 2002, to: 2004 },
  { make: 'HSV', model: /^(?:clubsport|gts|senator|maloo)/i, codes: ['vz'], from: 2004, to: 2006 },
  { make: 'HSV', model: /^(?:clubsport|gts|senator|maloo)/i, codes: ['ve'], from: 2006, to: 2013 },
  { make: 'HSV', model: /^(?:clubsport|gts|senator|maloo)/i, codes: ['vf', 'gen f'], from: 2013, to: 2017 },
  { make: 'Hyundai', model: /^i30/i, codes: ['fd'], from: 2007, to: 2012 },
  { make: 'Hyundai', model: /^i30/i, codes: ['gd'], from: 2012, to: 2017 },
  { make: 'Hyundai', model: /^i30/i, codes: ['pd'], from: 2017, to: 2024 },
  { make: 'Jeep', model: /^wrangler/i, codes: ['tj'], from: 1996, to: 2006 },
  { make: 'Jeep', model: /^wrangler/i, codes: ['jk'], from: 2007, to: 2018 },
  { make: 'Jeep', model: /^wrangler/i, codes: ['jl'], from: 2019, to: NOW },
  { make: 'Jeep', model: /^grand cherokee/i, codes: ['wj', 'wg'], from: 1999, to: 2005 },
  { make: 'Jeep', model: /^grand cherokee/i, codes: ['wh'], from: 2005, to: 2010 },
  { make: 'Jeep', model: /^grand cherokee/i, codes: ['wk', 'wk2'], from: 2011, to: 2021 },
  { make: 'Jeep', model: /^grand cherokee/i, codes: ['wl'], from: 2022, to: NOW },
  { make: 'Mazda', model: /^(?:mazda ?)?3$/i, codes: ['bk'], from: 2004, to: 2009 },
  { make: 'Mazda', model: /^(?:mazda ?)?3$/i, codes: ['bl'], from: 2009, to: 2013 },
  { make: 'Mazda', model: /^(?:mazda ?)?3$/i, codes: ['bm'], from: 2013, to: 2016 },
  { make: 'Mazda', model: /^(?:mazda ?)?3$/i, codes: ['bn'], from: 2016, to: 2019 },
  { make: 'Mazda', model: /^(?:mazda ?)?3$/i, codes: ['bp'], from: 2019, to: NOW },
  { make: 'Mazda', model: /^cx-?5/i, codes: ['ke'], from: 2012, to: 2017 },
  { make: 'Mazda', model: /^cx-?5/i, codes: ['kf'], from: 2017, to: NOW },
  { make: 'Mazda', model: /^mx-?5/i, codes: ['na'], from: 1989, to: 1997 },
  { make: 'Mazda', model: /^mx-?5/i, codes: ['nb'], from: 1998, to: 2005 },
  { make: 'Mazda', model: /^mx-?5/i, codes: ['nc'], from: 2005, to: 2015 },
  { make: 'Mazda', model: /^mx-?5/i, codes: ['nd'], from: 2015, to: NOW },
  { make: 'Mazda', model: /^bt-?50/i, codes: ['un'], from: 2006, to: 2011 },
  { make: 'Mazda', model: /^bt-?50/i, codes: ['up'], from: 2011, to: 2015 },
  { make: 'Mazda', model: /^bt-?50/i, codes: ['ur'], from: 2015, to: 2020 },
  { make: 'Mazda', model: /^bt-?50/i, codes: ['tf'], from: 2020, to: NOW },
  { make: 'Mercedes-Benz', model: /^c(?:-class|\d)/i, codes: ['w203'], from: 2000, to: 2007 },
  { make: 'Mercedes-Benz', model: /^c(?:-class|\d)/i, codes: ['w204'], from: 2007, to: 2014 },
  { make: 'Mercedes-Benz', model: /^c(?:-class|\d)/i, codes: ['w205'], from: 2014, to: 2021 },
  { make: 'Mercedes-Benz', model: /^c(?:-class|\d)/i, codes: ['w206'], from: 2022, to: NOW },
  { make: 'Mitsubishi', model: /^triton/i, codes: ['mk'], from: 1996, to: 2006 },
  { make: 'Mitsubishi', model: /^triton/i, codes: ['ml'], from: 2006, to: 2009 },
  { make: 'Mitsubishi', model: /^triton/i, codes: ['mn'], from: 2009, to: 2015 },
  { make: 'Mitsubishi', model: /^triton/i, codes: ['mq'], from: 2015, to: 2018 },
  { make: 'Mitsubishi', model: /^triton/i, codes: ['mr'], from: 2018, to: 2024 },
  { make: 'Mitsubishi', model: /^triton/i, codes: ['mv'], from: 2024, to: NOW },
  { make: 'Mitsubishi', model: /^pajero$/i, codes: ['nm'], from: 2000, to: 2002 },
  { make: 'Mitsubishi', model: /^pajero$/i, codes: ['np'], from: 2002, to: 2006 },
  { make: 'Mitsubishi', model: /^pajero$/i, codes: ['ns'], from: 2006, to: 2008 },
  { make: 'Mitsubishi', model: /^pajero$/i, codes: ['nt'], from: 2009, to: 2011 },
  { make: 'Mitsubishi', model: /^pajero$/i, codes: ['nw'], from: 2011, to: 2014 },
  { make: 'Mitsubishi', model: /^pajero$/i, codes: ['nx'], from: 2014, to: 2022 },
  { make: 'Mitsubishi', model: /^lancer/i, codes: ['ch'], from: 2003, to: 2007 },
  { make: 'Mitsubishi', model: /^lancer/i, codes: ['cj', 'cf'], from: 2007, to: 2018 },
  { make: 'Mitsubishi', model: /^lancer/i, states: EVO, codes: ['evo 6', 'evolution 6', 'evo vi', 'evolution vi'], from: 1999, to: 2001 },
  { make: 'Mitsubishi', model: /^lancer/i, states: EVO, codes: ['evo 7', 'evolution 7', 'evo vii', 'evolution vii'], from: 2001, to: 2003 },
  { make: 'Mitsubishi', model: /^lancer/i, states: EVO, codes: ['evo 8', 'evolution 8', 'evo viii', 'evolution viii'], from: 2003, to: 2005 },
  { make: 'Mitsubishi', model: /^lancer/i, states: EVO, codes: ['evo 9', 'evolution 9', 'evo ix', 'evolution ix'], from: 2005, to: 2007 },
  { make: 'Mitsubishi', model: /^lancer/i, states: EVO, codes: ['evo 10', 'evolution 10', 'evo x', 'evolution x'], from: 2007, to: 2016 },
  { make: 'Nissan', model: /^navara/i, codes: ['d22'], from: 1997, to: 2015 },
  { make: 'Nissan', model: /^navara/i, codes: ['d40'], from: 2005, to: 2015 },
  { make: 'Nissan', model: /^navara/i, codes: ['np300', 'd23'], from: 2015, to: NOW },
  { make: 'Nissan', model: /^patrol/i, codes: ['gq', 'y60'], from: 1987, to: 1997 },
  { make: 'Nissan', model: /^patrol/i, codes: ['gu', 'y61'], from: 1997, to: 2016, cylinders: [4, 6] },
  { make: 'Nissan', model: /^patrol/i, codes: ['y62'], from: 2012, to: NOW, cylinders: [8] },
  { make: 'Nissan', model: /^x-?trail/i, codes: ['t30'], from: 2001, to: 2007 },
  { make: 'Nissan', model: /^x-?trail/i, codes: ['t31'], from: 2007, to: 2014 },
  { make: 'Nissan', model: /^x-?trail/i, codes: ['t32'], from: 2014, to: 2022 },
  { make: 'Nissan', model: /^x-?trail/i, codes: ['t33'], from: 2022, to: NOW },
  { make: 'Nissan', model: /^skyline/i, codes: ['r32'], from: 1989, to: 1994 },
  { make: 'Nissan', model: /^skyline/i, codes: ['r33'], from: 1993, to: 1998 },
  { make: 'Nissan', model: /^skyline/i, codes: ['r34'], from: 1998, to: 2002 },
  { make: 'Nissan', model: /^gt-?r/i, codes: ['r35'], from: 2007, to: NOW },
  { make: 'Subaru', model: /^forester/i, codes: ['sf'], from: 1997, to: 2002 },
  { make: 'Subaru', model: /^forester/i, codes: ['sg'], from: 2002, to: 2008 },
  { make: 'Subaru', model: /^forester/i, codes: ['sh'], from: 2008, to: 2012 },
  { make: 'Subaru', model: /^forester/i, codes: ['sj'], from: 2013, to: 2018 },
  { make: 'Subaru', model: /^forester/i, codes: ['sk'], from: 2018, to: NOW },
  { make: 'Subaru', model: /^(?:impreza|wrx)/i, codes: ['gd'], from: 2000, to: 2007 },
  { make: 'Subaru', model: /^(?:impreza|wrx)/i, codes: ['gh', 'gr'], from: 2007, to: 2014 },
  { make: 'Subaru', model: /^wrx/i, codes: ['va'], from: 2014, to: 2021 },
  { make: 'Subaru', model: /^wrx/i, codes: ['vb'], from: 2022, to: NOW },
  { make: 'Subaru', model: /^brz/i, codes: ['zc6'], from: 2012, to: 2020 },
  { make: 'Subaru', model: /^brz/i, codes: ['zd8'], from: 2021, to: NOW },
  { make: 'Toyota', model: /^(?:gr ?)?86/i, codes: ['zn6'], from: 2012, to: 2021 },
  { make: 'Toyota', model: /^(?:gr ?)?86/i, codes: ['zn8'], from: 2022, to: NOW },
  { make: 'Toyota', model: /^hilux/i, codes: ['n70'], from: 2005, to: 2015 },
  { make: 'Toyota', model: /^hilux/i, codes: ['n80'], from: 2015, to: NOW },
  { make: 'Toyota', model: /^land ?cruiser(?: 70)?$/i, codes: ['70 series', 'lc70'], from: 1984, to: NOW, bodies: [...ute, 'hardtop'] },
  { make: 'Toyota', model: /^land ?cruiser(?: 70)?$/i, codes: ['79 series', 'lc79', 'vdj79', 'vdj79r', '70 series'], from: 1999, to: NOW, bodies: ute },
  { make: 'Toyota', model: /^land ?cruiser(?: 70)?$/i, codes: ['75 series', 'lc75', '70 series'], from: 1984, to: 1999, bodies: ute },
  { make: 'Toyota', model: /^land ?cruiser(?: 70)?$/i, codes: ['76 series', 'lc76', 'vdj76', 'vdj76r'], from: 2007, to: NOW, isOnlyStated: true },
  { make: 'Toyota', model: /^land ?cruiser(?: 70)?$/i, codes: ['78 series', 'lc78', 'vdj78', 'vdj78r', 'troopcarrier', 'troopy'], from: 1999, to: NOW, isOnlyStated: true },
  { make: 'Toyota', model: /^land ?cruiser(?: 70)?$/i, codes: ['70 series'], from: 1984, to: NOW, bodies: [...wagon, 'van'], isOnlyStated: true },
  { make: 'Toyota', model: /^land ?cruiser$/i, codes: ['80 series', 'lc80'], from: 1990, to: 1998, bodies: wagon },
  { make: 'Toyota', model: /^land ?cruiser$/i, codes: ['100 series', 'lc100', '105 series'], from: 1998, to: 2007, bodies: wagon },
  { make: 'Toyota', model: /^land ?cruiser$/i, codes: ['200 series', 'lc200'], from: 2007, to: 2021, bodies: wagon, cylinders: [8] },
  { make: 'Toyota', model: /^land ?cruiser$/i, codes: ['300 series', 'lc300'], from: 2021, to: NOW, bodies: wagon, cylinders: [4, 6] },
  { make: 'Toyota', model: /prado/i, codes: ['90 series', '95 series'], from: 1996, to: 2003 },
  { make: 'Toyota', model: /prado/i, codes: ['120 series'], from: 2003, to: 2009 },
  { make: 'Toyota', model: /prado/i, codes: ['150 series'], from: 2009, to: 2024 },
  { make: 'Toyota', model: /prado/i, codes: ['250 series'], from: 2024, to: NOW },
  { make: 'Volkswagen', model: /^golf/i, codes: ['mk5', 'mkv'], from: 2004, to: 2009 },
  { make: 'Volkswagen', model: /^golf/i, codes: ['mk6', 'mkvi'], from: 2009, to: 2013 },
  { make: 'Volkswagen', model: /^golf/i, codes: ['mk7', 'mkvii'], from: 2013, to: 2021 },
  { make: 'Volkswagen', model: /^golf/i, codes: ['mk8', 'mkviii'], from: 2021, to: NOW },
];
