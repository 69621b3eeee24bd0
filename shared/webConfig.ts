/** Settings of the installation that the browser needs, as JSON in the page. */
export interface WebConfig {
  version: string;
  footer: {
    /** The legal name of the operator. */
    operator: string | null;
    address: string[];
    email: string | null;
    phone: string | null;
    social: { name: string; url: string }[];
    taxBadgeUrl: string | null;
    /** The address as a QR code: the number of squares on each side, and the dark ones as the path of an SVG. */
    taxBadgeCode: { size: number; path: string } | null;
  };
  /** The bot check of forms, with its script if it needs one. */
  botCheck: { kind: 'altcha' | 'recaptcha' | 'off'; siteKey: string | null; scriptUrl: string | null };
  /** Null: sign-in with Google is not configured. */
  google: { clientId: string; scriptUrl: string } | null;
  /** A service that returns the visitor's address, as text or as JSON with an `ip`; null: only our server is used. */
  publicIpUrl: string | null;
  /** A street map instead of the built-in map: the URL of its tiles, and the source of its data. */
  mapTiles: { url: string; attribution: string } | null;
  /** Analytics for visitors who consent. Null: none is configured, and consent is not requested. */
  analytics: {
    googleAnalytics: { measurementId: string; scriptUrl: string } | null;
    clarity: { projectId: string; scriptUrl: string } | null;
  } | null;
}
