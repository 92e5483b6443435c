const CHUNK = 0x8000;

/** 32-bit floats as base64, little-endian on every machine. */
export function numbersToBase64(numbers: Float32Array): string {
  const view = new DataView(new ArrayBuffer(numbers.length * 4));
  for (let i = 0; i < numbers.length; i++) view.setFloat32(i * 4, numbers[i], true);
  const bytes = new Uint8Array(view.buffer);
  let text = '';
  for (let i = 0; i < bytes.length; i += CHUNK) text += String.fromCharCode(...bytes.subarray(i, i + CHUNK));
  return btoa(text);
}

/** Null for any other text. */
export function numbersFromBase64(text: string): Float32Array | null {
  const bytes = bytesOf(text);
  if (!bytes || bytes.length % 4 !== 0) return null;
  const view = new DataView(bytes.buffer);
  const numbers = new Float32Array(bytes.length / 4);
  for (let i = 0; i < numbers.length; i++) numbers[i] = view.getFloat32(i * 4, true);
  return numbers.every(Number.isFinite) ? numbers : null;
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
