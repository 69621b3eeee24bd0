export interface WebsiteLink {
  href: string;
  text: string;
}

/** A website as a link and a text; null for anything else, such as a script. */
export function websiteLink(url: string | null | undefined): WebsiteLink | null {
  if (!url || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  return { href: url, text: url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') };
}
