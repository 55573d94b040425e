/** Three bytes become four characters, so parts whose length is a multiple of three can be encoded separately. */
const pieceBytes = 3 * 65_536;
const bytesPerCall = 3 * 8192;

/** The first bytes of a file, each as one character. Rejects when the browser cannot read it. */
export const readBeginning = async (file: Blob, length: number): Promise<string> =>
  String.fromCharCode(...new Uint8Array(await file.slice(0, length).arrayBuffer()));

/**
 * Reads a file as standard base64. Rejects when the browser cannot read it (it was moved, or is in a cloud that does
 * not respond) and when it is aborted.
 * @param file the chosen file
 * @param options.onProgress called with the fraction that has been read, from 0 to 1
 * @param options.signal aborts reading
 */
export async function readAsBase64(
  file: Blob,
  { onProgress, signal }: { onProgress?: (share: number) => void; signal?: AbortSignal } = {},
): Promise<string> {
  let text = '';
  for (let at = 0; at < file.size; at += pieceBytes) {
    const piece = new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer());
    signal?.throwIfAborted();
    if (piece.length !== Math.min(pieceBytes, file.size - at)) throw new Error('The file ended early');
    text += encode(piece);
    onProgress?.((at + piece.length) / file.size);
  }
  return text;
}

function encode(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += bytesPerCall) {
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + bytesPerCall)));
  }
  return text;
}
