/** The characters of bytes from 0x80 in the DOS code page 850. */
const CP850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
  'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';
const UPPER_HALF = Uint8Array.from({ length: 128 }, (_, at) => at + 128);
/** The encodings by name, the most likely first. */
const TABLES = {
  'Windows-1252': new TextDecoder('windows-1252').decode(UPPER_HALF).replace(/[\u0080-\u009f]/g, '\ufffd'),
  'DOS (CP850)': CP850,
  'Mac Roman': new TextDecoder('macintosh').decode(UPPER_HALF),
};
/** The letters of names in English, Spanish, Portuguese and French. */
const USUAL = new Set('áéíóúüñçãõâêôàèëïîûÁÉÍÓÚÜÑÇÃÕÂÊÔÀÈªº°“”‘’–ªº');

/** Decodes single-byte text with the encoding that yields the most usual letters. */
export function decodeBytes(bytes: Uint8Array): { text: string; encoding: string } {
  const counts = new Float64Array(128);
  for (const byte of bytes) if (byte >= 128) counts[byte - 128]! += 1;
  const usual = (table: string) =>
    [...table].reduce((sum, letter, at) => sum + (USUAL.has(letter) ? counts[at]! : 0), 0);
  const [encoding, table] = Object.entries(TABLES).reduce((best, entry) =>
    usual(entry[1]) > usual(best[1]) ? entry : best,
  );
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\u0080-\u00ff]/g, (byte) => table[byte.charCodeAt(0) - 128]!);
  return { text, encoding };
}
