const paths = {
  spin: 'M12 8c5 0 9 1.6 9 3.7 0 1.9-3.3 3.4-7.5 3.7M12 8c-5 0-9 1.6-9 3.7 0 1.7 2.6 3 6 3.5M7 12.6l2.4 2.6L6.6 17.6',
  gallery: 'M4 5h16v14H4V5Zm0 11 4.5-4.5 3.5 3.5 3-3 5 4.5M9 9.5h.01',
  interior: 'M7 4h3.5l1 9H17a2 2 0 0 1 2 2v1H8.5L7 4Zm2 16h8',
  expand: 'M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5',
  play: 'M8 5.5v13L18.5 12 8 5.5Z',
  pause: 'M8.5 5v14M15.5 5v14',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
} as const;

/** A decorative icon. The text or label beside it carries the meaning. */
export function MediaIcon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
