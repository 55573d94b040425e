import { join } from 'node:path';
import sharp from 'sharp';

/** Writes the picture that chats show with a link to any page: the drawing of the storefront. */
export async function writeSharedPicture(folder: string): Promise<void> {
  await sharp('content/pictures/storefront.svg')
    .resize(1200, 630, { position: 'bottom' })
    .png({ palette: true })
    .toFile(join(folder, 'share.png'));
}
