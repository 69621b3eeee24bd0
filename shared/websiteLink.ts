export interface WebsiteLink {
  href: string;
  text: string;
}

/** A website to follow and how to write it down; null for what is none, such as a script. */
export function websiteLink(url: string | null | undefined): WebsiteLink | null {
  if (!url || !/^https?:\/\//i.test(url) || !URL.canParse(url)) return null;
  return { href: url, text: url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '') };
}
