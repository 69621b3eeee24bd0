// Words with which people ask how to reach a business that they name, in four languages; folded.
const WAYS =
  'telefonos?|telefone|phone|telephone|whatsapp|contactos?|contatos?|contact|correo|e-?mail|courriel|coordonnees';
const NUMBER = `(?:numero|n)\\s+(?:de|do)\\s+(?:${WAYS})`;
const BEFORE = new RegExp(
  `^\\s*(?:(?:el|la|o|le)\\s+)?(?:${NUMBER}|${WAYS}|direccion|endereco|adresse)\\s+(?:del?(?: la| los)?|da|do|du|d|of|for)\\s+`,
);
const AFTER = new RegExp(
  `(?<!\\b(?:de|of|do|e|y|and))\\s+(?:(?:${WAYS})\\s+(?:number|info|details)|${WAYS}|address|website|reviews|opiniones|avis)\\s*$`,
);

/** Keywords without what is asked of a business: "copper creek phone number", "teléfono de El Trébol". */
export function withoutContact(keywords: string): string {
  const letters = plain(keywords);
  const start = BEFORE.exec(letters)?.[0].length ?? 0;
  const rest = keywords.slice(start, AFTER.exec(letters)?.index).trim();
  return rest === '' ? keywords : rest;
}

/** In lower case without accents, each letter where it was. */
function plain(text: string): string {
  return [...text.normalize('NFC')].map((letter) => letter.normalize('NFD')[0]!.toLowerCase()).join('');
}
