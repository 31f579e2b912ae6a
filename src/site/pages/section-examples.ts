import type { z } from 'zod';
import type { SectionKind, sectionKinds } from './section-kinds.ts';

type Example<Kind extends SectionKind> = Omit<z.input<(typeof sectionKinds)[Kind]>, 'id'>;

const ute = { source: 'demo:ute/orange/3/coast/front-three-quarter.jpg', alt: 'An orange ute' };
const suv = { source: 'demo:suv/green/7/coast/front-three-quarter.jpg', alt: 'A green SUV' };

/** A section of each kind with words and pictures: what the style guide shows and an editor starts with. */
export const sectionExamples: { readonly [Kind in SectionKind]: Example<Kind> } = {
  hero: {
    kicker: 'Open seven days',
    title: 'Your next car is already here',
    text: 'Every car is checked by our own workshop and priced to drive away.',
    picture: suv,
    links: [
      { label: 'See our stock', href: '/search' },
      { label: 'Value my trade-in', href: '/trade-in' },
    ],
  },
  'rich-text': {
    html:
      '<h2>A family business</h2><p>We have sold cars on this corner since 1987. Three of us still answer the ' +
      'phone, and <a href="/contact">you can reach any of us</a>.</p><ul><li>Every car is inspected.</li>' +
      '<li>Every price is the price you pay.</li></ul>',
  },
  'picture-and-text': {
    kicker: 'Our workshop',
    title: 'Checked before you see it',
    paragraphs: ['Our own mechanics look at a hundred and twelve points and fix what they find.'],
    points: ['Tyres above 4 mm', 'A fresh service', 'A full tank'],
    picture: ute,
    links: [{ label: 'How we check', href: '/about-us' }],
  },
  promotions: {
    slides: [
      {
        name: 'Utes ready for work',
        description: 'Trays fitted, registered, and on the road this week.',
        picture: ute,
        href: '/search?body=Ute',
        link: 'See the utes',
      },
      { name: 'Weekend cars', picture: suv, href: '/search?body=SUV' },
    ],
  },
  video: {
    title: 'A walk through our yard',
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    poster: suv,
  },
  tiles: {
    title: 'What can we do for you?',
    tiles: [
      { label: 'Sell your car', text: 'An offer in two minutes', href: '/trade-in' },
      { label: 'Special offers', text: 'New ones every month', href: '/special-offers' },
      { label: 'Book a test drive', text: 'On your day', href: '/book-test-drive' },
    ],
  },
  stock: { title: 'In stock now', search: '/search?status=in_stock', limit: 4 },
  offers: { title: 'Special offers' },
  'quick-search': { title: 'Find your car' },
  'price-search': {},
  'budget-search': { text: 'Tell us what you can spend, and see what it buys.' },
  'body-tiles': { title: 'Browse by body type' },
  'make-tiles': { title: 'Our makes' },
  blog: { title: 'From the blog' },
  reviews: { title: 'What our customers say' },
  team: {
    title: 'The people who look after you',
    people: [
      { name: 'Nina Walsh', role: 'Sales manager', department: 'sales' },
      { name: 'Tom Okafor', role: 'Head of the workshop', department: 'service' },
      { name: 'Mei Chen', role: 'Parts', department: 'parts' },
    ],
  },
  'sales-counter': { note: 'Based on our sales of the last twelve months' },
  'logo-strip': {
    title: 'Who we work with',
    logos: [{ name: 'Yarra Credit' }, { name: 'Southern Roadside' }, { name: 'Kookaburra Cover' }],
  },
  'warranty-table': {
    title: 'Our warranties',
    rows: [
      { vehicles: 'New cars', years: 5, cover: 'Everything that the manufacturer covers.' },
      { vehicles: 'Used cars', years: 3, kilometres: 175_000, cover: 'Engine and gearbox.' },
    ],
    conditions: 'Conditions and exclusions apply; ask us for the full terms.',
  },
  trims: {
    title: 'Compare the range',
    trims: [{ name: 'Ascent' }, { name: 'SX' }, { name: 'ZR' }],
    features: [
      { label: 'Wheels', values: ['16-inch steel', '17-inch alloy', '18-inch alloy'] },
      { label: 'Adaptive cruise control', values: [true, true, true] },
      { label: 'Heated seats', values: [false, false, true] },
    ],
  },
  faq: {
    title: 'Good questions',
    questions: [
      {
        question: 'Can I take it home for the night?',
        answer: '<p>Yes. Bring your licence, and we lend you the car until the next morning.</p>',
      },
      {
        question: 'Do you take trade-ins?',
        answer: '<p>All of them. <a href="/trade-in">Ask for a valuation</a> first.</p>',
      },
    ],
  },
  steps: {
    title: 'How it works',
    steps: [
      { title: 'Choose', text: 'Find the car on this website.' },
      { title: 'Drive', text: 'Try it on your own roads.' },
      { title: 'Own', text: 'Sign once and drive it home.' },
    ],
  },
  'call-to-action': {
    title: 'Not sure yet?',
    text: 'Call us, and we tell you what we would buy.',
    links: [{ label: 'Contact us', href: '/contact' }],
    shows_phone: true,
  },
  statistics: {
    title: 'In numbers',
    figures: [
      { value: 50, suffix: '+', label: 'locations' },
      { value: 40, suffix: '+', label: 'brands' },
      { value: 30, suffix: '+', label: 'years established' },
    ],
  },
  brands: { title: 'Our brands' },
  'brand-head': { brand: 'kia' },
  models: { title: 'The models', limit: 4 },
  locations: { title: 'Where to find us' },
  map: { title: 'How to get here' },
  'trade-in': { text: 'Start with the plate. You need not buy one of ours.' },
  'finance-example': {
    title: 'What does $20,000 cost a week?',
    price: 20_000,
    links: [{ label: 'Get a quote', href: '/finance' }],
  },
  'recently-viewed': {},
  'model-head': { model: 'kia-seltos' },
  configurator: {
    model: 'kia-seltos',
    versions: [
      { name: 'Seltos S', text: 'Front-wheel drive', price: '$34,490 drive away' },
      { name: 'Seltos GT-Line', text: 'All-wheel drive', price: '$46,990 drive away' },
    ],
    paints: [
      { name: 'Fern', colour: '#2c4a36', picture: suv },
      { name: 'Clay', colour: '#b4602c', picture: ute },
    ],
    interiors: [{ name: 'Black', text: 'Cloth' }],
  },
  form: { title: 'Send us a message', form: 'general' },
};
