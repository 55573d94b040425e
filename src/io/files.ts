/** The first bytes of a file, each as one character. Rejects when the browser cannot read it. */
export const readBeginning = async (file: Blob, length: number): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, length).arrayBuffer()));

/**
 * Reads a file as standard base64, and reports the fraction that has been read, from 0 to 1. Rejects when it is aborted,
 * and when the browser cannot read it: it was moved, or is in a cloud that does not respond.
 */
export const readAsBase64 = (
  file: Blob,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onprogress = ({ loaded, total }) => onProgress?.(loaded / total);
    // "data:application/pdf;base64,JVBERi…"
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.onerror = () => reject(reader.error);
    reader.onabort = () => reject(signal?.reason);
    signal?.addEventListener('abort', () => reader.abort());
    reader.readAsDataURL(file);
  });

const quality = 0.85;
/** The longest side in pixels: with the first that fits, small print can be read. */
const sides = [3000, 2000, 1200];

/** Turned as it was taken, which an `img` knows in every browser, and `createImageBitmap` only in some. */
async function decode(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function draw(image: HTMLImageElement, side: number): HTMLCanvasElement {
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser cannot draw');
  // What is transparent would be black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Draws a picture anew, as a JPEG of at most `limit` bytes. Rejects when the browser does not know it. */
export async function asJpeg(file: File, limit: number): Promise<File> {
  const image = await decode(file);
  for (const side of sides) {
    const canvas = draw(image, side);
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    // Frees its memory, of which phones have little.
    canvas.width = 0;
    if (drawn && drawn.size <= limit)
      return new File([drawn], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
  }
  throw new Error('The picture cannot be made small enough');
}
