/** The length of one SMS. A longer text is sent, and charged, as several. */
const MAX_CHARACTERS = 160;
/** A name is not shortened below this to make room for the line that browsers read. */
const MIN_NAME_CHARACTERS = 12;

/**
 * The characters that take one septet. A single character outside the alphabet would make the whole message UCS-2, with
 * room for 70 characters. Source: 3GPP TS 23.038, section 6.2.1.
 */
const gsmAlphabet = new Set(
  ' !"#$%&\'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz' +
    '¡£¤¥§¿ÄÅÆÇÉÑÖØÜßàäåæèéìñòöøùüΓΔΘΛΞΠΣΦΨΩ',
);

/** The marks in names of dealers that the alphabet lacks, or has only as two septets. */
const replacements: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '•': '-',
  '·': '-',
  '|': '-',
  '~': '-',
  '\\': '/',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '€': 'EUR',
};

/**
 * The SMS with a code that verifies a phone: one message in the GSM-7 alphabet. Its last line binds the code to the
 * site, so that browsers offer to fill it in there and nowhere else; it is left out if the host is too long for it.
 * Source: "Origin-bound one-time codes delivered via SMS", https://wicg.github.io/sms-one-time-codes/
 *
 * @param host of the page that asks for the code; its port is ignored, because the format has none
 */
export function verificationMessage({
  code,
  siteName,
  host,
}: {
  code: string;
  siteName: string;
  host: string;
}): string {
  const hostname = host.replace(/:\d+$/, '');
  const name = gsmText(siteName) || hostname;
  const text = (dealer: string) =>
    `${code} is your ${dealer} code. It is valid for 10 minutes. Please don't share it.`;
  const boundCode = `\n\n@${hostname} #${code}`;
  const room = MAX_CHARACTERS - text('').length;
  const roomBesideCode = room - boundCode.length;
  return roomBesideCode >= Math.min(name.length, MIN_NAME_CHARACTERS)
    ? text(shortened(name, roomBesideCode)) + boundCode
    : text(shortened(name, room));
}

function shortened(name: string, room: number): string {
  return name.length <= room ? name : `${name.slice(0, room - 3).trimEnd()}...`;
}

function gsmText(text: string): string {
  return Array.from(text.normalize('NFKC'), gsmCharacters).join('').replace(/ +/g, ' ').trim();
}

/** Converts one character; letters lose accents that the alphabet lacks, and emoji become spaces. */
function gsmCharacters(character: string): string {
  if (gsmAlphabet.has(character)) return character;
  const replacement = replacements[character];
  if (replacement !== undefined) return replacement;
  // invisible characters, such as joiners in emoji
  if (/[\p{M}\p{Cf}]/u.test(character)) return '';
  const [letter = ''] = character.normalize('NFD');
  return gsmAlphabet.has(letter) ? letter : ' ';
}
