const paths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.3 15.3 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'M5 9l7 7 7-7',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  phone:
    'M6.6 3.5 9 4l1.2 4-1.9 1.5a12 12 0 0 0 6.2 6.2L16 13.8l4 1.2.5 2.4a2 2 0 0 1-2 2.4A15 15 0 0 1 4.2 5.5a2 2 0 0 1 2.4-2Z',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  filter: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.8v4.4M8 14.8v4.4',
  camera: 'M4 8h3l1.5-2.5h7L17 8h3v11H4V8Zm8 8.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  heart:
    'M12 20S3.5 14.7 3.5 8.9A4.4 4.4 0 0 1 12 7.4a4.4 4.4 0 0 1 8.5 1.5C20.5 14.7 12 20 12 20Z',
  compare: 'M7 4v13m0 0-3-3m3 3 3-3M17 20V7m0 0-3 3m3-3 3 3',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  bookmark: 'M6.5 4h11v16L12 16l-5.5 4V4Z',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  document: 'M7 3.5h7l4 4v13H7v-17Zm7 0v4h4M10 12h5M10 16h5',
  wheel:
    'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-6a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-2.4-3.2L3.8 9.8M14.4 11.3l5.8-1.5M12 14.5v6',
  swap: 'M4 8.5h14m0 0-3.5-3.5M18 8.5 14.5 12M20 15.5H6m0 0L9.5 12M6 15.5 9.5 19',
  calculator: 'M6 3.5h12v17H6v-17Zm3 3.5h6M9 11.5h.1m2.9 0h.1m2.9 0h.1M9 15.5h.1m2.9 0h.1m2.9 0h.1',
  chat: 'M4 5h16v11H11l-4.5 4v-4H4V5Z',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v7h14v-7',
  print: 'M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7v-6Z',
  download: 'M12 4v11m0 0 4-4m-4 4-4-4M5 20h14',
  truck:
    'M3 6h11v10H3V6Zm11 3.5h4l3 3.5v3h-7M7.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm10 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  grid: 'M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  calendar: 'M4.5 6h15v14h-15V6Zm0 4.5h15M8.5 3.5V8M15.5 3.5V8',
  mail: 'M3.5 6h17v12h-17V6Zm0 1 8.5 6.5L20.5 7',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-9.5v5.5M12 7.6v.1',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5a7.5 7.5 0 0 1 15 0',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon. The text beside it carries the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
