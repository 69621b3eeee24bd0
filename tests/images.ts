import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Noise, which no format compresses well. */
export function photo(width = 1200, height = 900) {
  return sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });
}

/** A JPEG with GPS coordinates. */
export function jpegWithPlace(): Promise<Buffer> {
  return photo(600, 400)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ana Secreta' }, IFD3: { GPSLatitude: '34/1 36/1 13/1', GPSLatitudeRef: 'S' } })
    .toBuffer();
}

/** A PNG whose header announces far more pixels than its few bytes hold. */
export function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
