/**
 * A document in one language. Texts may contain `**strong words**`, `[links](https://…)`, and the values `{operator}`,
 * `{email}` and `{address}` of this installation. A sentence with an unset value is omitted.
 */
export interface LegalText {
  title: string;
  /** The description for search engines, in one or two sentences. */
  description: string;
  /** The sentence about the document's validity; `{date}` is the day on which it came into force. */
  inForce: string;
  intro: string[];
  sections: LegalSection[];
}

export interface LegalSection {
  /** The section's id in permanent links: the same in each language, and never changed. */
  id: string;
  title: string;
  /** The content: a text is a paragraph, several texts are a list. */
  blocks: (string | string[])[];
}
