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
    /** The address as a QR code: the number of squares on each side, and the dark squares as the path of an SVG. */
    taxBadgeCode: { size: number; path: string } | null;
  };
  /** The bot check of forms, with its script if it needs one. */
  botCheck: { kind: 'altcha' | 'recaptcha' | 'off'; siteKey: string | null; scriptUrl: string | null };
  /** The settings of the sign-in with Google; null if it is not configured. */
  google: { clientId: string; scriptUrl: string } | null;
  /**
   * The URL of a service that returns the visitor's address, as text or as JSON with an `ip`; null if only our server
   * does so.
   */
  publicIpUrl: string | null;
  /** A street map instead of the built-in map: the URL of its tiles, and the source of its data. */
  mapTiles: { url: string; attribution: string } | null;
  /** Analytics for visitors who consent. Null: not configured, so that no consent is requested. */
  analytics: {
    googleAnalytics: { measurementId: string; scriptUrl: string } | null;
    clarity: { projectId: string; scriptUrl: string } | null;
  } | null;
}
