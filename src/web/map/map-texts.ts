export const mapTexts = {
  loading: 'Loading the map…',
  failed: 'The map cannot be loaded at the moment.',
  yards: 'Map of the yards',
  noPictures:
    'The pictures of the map cannot be loaded at the moment. The pins are in the right places.',
};
