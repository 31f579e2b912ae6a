import type { StateCode } from '#domain/vehicle/state-code.ts';

/**
 * Cities, and the suburbs that vehicles are sold in, by a postcode of theirs: for vehicles of which a feed tells the city and
 * nothing nearer.
 */
// A table reads by its rows.
// oxfmt-ignore
export const cityPostcodes: Readonly<Record<StateCode, Readonly<Record<string, number>>>> = {
  NSW: {
    'Albion Park': 2527, 'Albion Park Rail': 2527, Albury: 2640, Alexandria: 2015, Arncliffe: 2205, Armidale: 2350,
    Artarmon: 2064, Auburn: 2144, Bankstown: 2200, Bathurst: 2795, Belmore: 2192, Beresfield: 2322, Blacktown: 2148,
    Boolaroo: 2284, Brookvale: 2100, 'Broken Hill': 2880, Cabramatta: 2166, Campbelltown: 2560, Cardiff: 2285,
    Caringbah: 2229, Carlton: 2218, 'Castle Hill': 2154, Chatswood: 2067, 'Coffs Harbour': 2450, Croydon: 2132,
    Dubbo: 2830, 'East Maitland': 2323, Elderslie: 2570, Fairfield: 2165, 'Five Dock': 2046, Gosford: 2250,
    Goulburn: 2580, Grafton: 2460, Granville: 2142, Greenacre: 2190, Griffith: 2680, Haberfield: 2045, Hamilton: 2303,
    'Hamilton East': 2303, 'Hamilton North': 2292, Homebush: 2140, Hornsby: 2077, Hurstville: 2220, Ingleburn: 2565,
    Kirrawee: 2232, Lansvale: 2166, Leichhardt: 2040, Lidcombe: 2141, Lismore: 2480, Liverpool: 2170, Maitland: 2320,
    Maryville: 2293, Mascot: 2020, 'Mayfield West': 2304, 'McGraths Hill': 2756, Minchinbury: 2770, Minto: 2566,
    Narellan: 2567, Newcastle: 2300, 'North Wollongong': 2500, Nowra: 2541, Orange: 2800, Parramatta: 2150,
    'Pennant Hills': 2120, Penrith: 2750, 'Port Macquarie': 2444, Queanbeyan: 2620, Revesby: 2212, Richmond: 2753,
    'Rouse Hill': 2155, Rozelle: 2039, Rutherford: 2320, Rydalmere: 2116, Ryde: 2112, 'Saint Marys': 2760,
    Singleton: 2330, 'Smeaton Grange': 2567, Smithfield: 2164, 'South Nowra': 2541, 'St Marys': 2760, Sutherland: 2232,
    Sydney: 2000, Sylvania: 2224, Tamworth: 2340, Taree: 2430, 'Tweed Heads': 2485, 'Tweed Heads South': 2486,
    'Wagga Wagga': 2650, 'Warwick Farm': 2170, Waterloo: 2017, 'West Ryde': 2114, Windsor: 2756, Wollongong: 2500,
    Wyong: 2259, Zetland: 2017,
  },
  VIC: {
    Ballarat: 3350, Bendigo: 3550, Bentleigh: 3204, Berwick: 3806, Braeside: 3195, Braybrook: 3019, Brighton: 3186,
    Brooklyn: 3012, Bundoora: 3083, Burwood: 3125, 'Coburg North': 3058, Cranbourne: 3977, Dandenong: 3175,
    'Deer Park': 3023, Elsternwick: 3185, Epping: 3076, 'Essendon Fields': 3041, 'Ferntree Gully': 3156,
    Frankston: 3199, Geelong: 3220, Heidelberg: 3084, 'Hoppers Crossing': 3029, 'Laverton North': 3026,
    Lilydale: 3140, Melbourne: 3000, Mildura: 3500, Moorabbin: 3189, Mordialloc: 3195, Mornington: 3931, Morwell: 3840,
    Mulgrave: 3170, 'Narre Warren': 3805, Nunawading: 3131, Oakleigh: 3166, Pakenham: 3810, 'Port Melbourne': 3207,
    Preston: 3072, Ravenhall: 3023, Ringwood: 3134, Sale: 3850, Seaford: 3198, Shepparton: 3630, Sunshine: 3020,
    Thomastown: 3074, Traralgon: 3844, Vermont: 3133, Wangaratta: 3677, Warragul: 3820, Warrnambool: 3280,
    Werribee: 3030, 'West Footscray': 3012, Wodonga: 3690,
  },
  QLD: {
    'Acacia Ridge': 4110, Albion: 4010, Archerfield: 4108, Ashmore: 4214, Aspley: 4034, Beenleigh: 4207, Brisbane: 4000,
    Bundaberg: 4670, Bungalow: 4870, Burleigh: 4220, Caboolture: 4510, Cairns: 4870, Caloundra: 4551, Capalaba: 4157,
    Chermside: 4032, 'Coopers Plains': 4108, 'Eagle Farm': 4009, Emerald: 4720, 'Fortitude Valley': 4006, Garbutt: 4814,
    Gladstone: 4680, 'Gold Coast': 4217, Gympie: 4570, Hendra: 4011, 'Hervey Bay': 4655, Indooroopilly: 4068,
    Ipswich: 4305, Kedron: 4031, Labrador: 4215, Logan: 4114, Mackay: 4740, Mansfield: 4122, Maroochydore: 4558,
    Maryborough: 4650, Moorooka: 4105, Morayfield: 4506, Morningside: 4170, 'Mount Gravatt': 4122, 'Mount Isa': 4825,
    Nundah: 4012, Pinkenba: 4008, Robina: 4226, Rockhampton: 4700, Rocklea: 4106, 'Slacks Creek': 4127, Southport: 4215,
    Springwood: 4127, 'Sunshine Coast': 4558, Toowoomba: 4350, 'Toowoomba City': 4350, Townsville: 4810,
    Underwood: 4119, Warwick: 4370, Woodridge: 4114, Woolloongabba: 4102,
  },
  SA: {
    Adelaide: 5000, 'Blair Athol': 5084, 'Christies Beach': 5165, Elizabeth: 5112, Enfield: 5085, Gawler: 5118,
    'Gawler South': 5118, Glenelg: 5045, 'Mile End': 5031, 'Morphett Vale': 5162, 'Mount Barker': 5251,
    'Mount Gambier': 5290, 'Murray Bridge': 5253, 'Port Adelaide': 5015, 'Port Augusta': 5700, 'Port Lincoln': 5606,
    'Victor Harbor': 5211, Whyalla: 5600,
  },
  WA: {
    Albany: 6330, Armadale: 6112, Bentley: 6102, 'Bibra Lake': 6163, Broome: 6725, Bunbury: 6230, Busselton: 6280,
    Cannington: 6107, Edgewater: 6027, Fremantle: 6160, Geraldton: 6530, Jandakot: 6164, Joondalup: 6027,
    Kalgoorlie: 6430, Karratha: 6714, Kenwick: 6107, Maddington: 6109, Mandurah: 6210, Midland: 6056, Morley: 6062,
    Myaree: 6154, 'Osborne Park': 6017, Perth: 6000, 'Port Hedland': 6721, Rockingham: 6168, 'Victoria Park': 6100,
    Wangara: 6065, Welshpool: 6106,
  },
  TAS: { Burnie: 7320, 'Derwent Park': 7009, Devonport: 7310, Hobart: 7000, Launceston: 7250 },
  ACT: { Belconnen: 2617, Canberra: 2600, Fyshwick: 2609, Gungahlin: 2912, Phillip: 2606, Tuggeranong: 2900 },
  NT: { 'Alice Springs': 870, Darwin: 800, Katherine: 850, Palmerston: 830, Winnellie: 820 },
};
