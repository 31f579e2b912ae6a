import { messageOf } from '#domain/text/message-of.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { PictureSource } from '#partners/pictures/picture-source.ts';

/** A picture of a feed that no page can show. */
export interface PictureFault {
  vehicle: Vehicle;
  /** The picture's address, as in the feed; undefined for a vehicle without pictures. */
  url?: string;
  /** In words for the operator. */
  reason: string;
}

/** Enough to be done soon, and few enough that a dealer's picture server does not mind. */
const AT_ONCE = 8;

/**
 * Fetches pictures of vehicles as pages do.
 * @param isWanted the indexes of the pictures to fetch, from 0
 * @param onFault receives each picture that cannot be fetched
 * @returns how many vehicles and pictures were looked at
 */
export async function checkPictures(
  stock: AsyncIterable<readonly Vehicle[]>,
  sources: readonly PictureSource[],
  isWanted: (index: number) => boolean,
  onFault: (fault: PictureFault) => void,
): Promise<{ vehicles: number; pictures: number }> {
  let vehicles = 0;
  let pictures = 0;
  for await (const batch of stock) {
    vehicles += batch.length;
    for (const vehicle of batch)
      if (!vehicle.images?.length) onFault({ vehicle, reason: 'the feed names no picture' });
    const wanted = batch.flatMap((vehicle) =>
      (vehicle.images ?? [])
        .filter((_, index) => isWanted(index))
        .map(({ url }) => ({ vehicle, url })),
    );
    pictures += wanted.length;
    for (let from = 0; from < wanted.length; from += AT_ONCE)
      await Promise.all(
        wanted.slice(from, from + AT_ONCE).map(async (picture) => {
          const reason = await faultOf(picture.url, sources);
          if (reason !== undefined) onFault({ ...picture, reason });
        }),
      );
  }
  return { vehicles, pictures };
}

async function faultOf(
  url: string,
  sources: readonly PictureSource[],
): Promise<string | undefined> {
  const source = sources.find((candidate) => candidate.handles(url));
  if (!source) return 'the address is not one of the web';
  try {
    return (await source.read(url)) ? undefined : 'there is no such picture';
  } catch (error) {
    return causeOf(error);
  }
}

/** The cause of an error of `fetch`; the error's own message only says that it failed. */
function causeOf(error: unknown): string {
  return error instanceof Error && error.cause !== undefined
    ? causeOf(error.cause)
    : messageOf(error);
}
