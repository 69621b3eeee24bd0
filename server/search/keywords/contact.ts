// Words for contacts of a named business, in four languages; folded.
const WAYS =
  'telefonos?|telefone|phone|telephone|whatsapp|contactos?|contatos?|contact|correo|e-?mail|courriel|coordonnees';
const NUMBER = `(?:numero|n) (?:de|do) (?:${WAYS})`;
const BEFORE = new RegExp(
  `^(?:(?:el|la|o|le) )?(?:${NUMBER}|${WAYS}|direccion|endereco|adresse) (?:del?(?: la| los)?|da|do|du|d|of|for) `,
);
const AFTER = new RegExp(
  `(?<!\\b(?:de|of|do|e|y|and)) (?:(?:${WAYS}) (?:number|info|details)|${WAYS}|address|website|reviews|opiniones|avis)$`,
);

/**
 * Keywords without the contact words around the name of a business: "copper creek phone number", "teléfono de El
 * Trébol".
 */
export function withoutContact(keywords: string): string {
  const text = keywords.normalize('NFC').replace(/\s+/g, ' ').trim();
  const letters = plain(text);
  const start = BEFORE.exec(letters)?.[0].length ?? 0;
  const rest = text.slice(start, AFTER.exec(letters)?.index).trim();
  return rest === text || rest === '' ? keywords : rest;
}

/** The text in lower case without accents, with unchanged length. */
function plain(text: string): string {
  return text.replace(/[^a-z ]/g, (letter) => letter.normalize('NFD').charAt(0).toLowerCase().charAt(0));
}
