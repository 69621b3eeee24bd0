/** The maximum size of a file for a preview, as larger files take too much memory. */
const maxBytes = 20 * 1024 * 1024;

/**
 * A small picture of an image file as a data: URL, decoded and scaled off the main thread. Null if the browser cannot
 * decode the image.
 */
export async function imagePreview(file: File, width: number): Promise<string | null> {
  if (!file.type.startsWith('image/') || file.size > maxBytes) return null;
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeQuality: 'medium' });
    const canvas = document.createElement('canvas');
    canvas.width = bitmap.width;
    // Only the top of a very tall image is shown.
    canvas.height = Math.min(bitmap.height, 2 * width);
    const context = canvas.getContext('2d')!;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0);
    bitmap.close();
    return canvas.toDataURL('image/jpeg', 0.8);
  } catch {
    return null;
  }
}
