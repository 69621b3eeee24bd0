/**
 * A document in one language. Texts may hold `**strong words**`, `[links](https://…)`, and `{operator}`, `{email}` and
 * `{address}` of this installation. A sentence with an unset one is omitted.
 */
export interface LegalText {
  title: string;
  /** For search engines: one or two sentences. */
  description: string;
  /** `{date}` is the day it came into force. */
  inForce: string;
  intro: string[];
  sections: LegalSection[];
}

export interface LegalSection {
  /** Part of permanent links: the same in each language, and never changed. */
  id: string;
  title: string;
  /** A text is a paragraph, several are a list. */
  blocks: (string | string[])[];
}
