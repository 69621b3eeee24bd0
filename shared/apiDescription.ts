import type { JsonSchema } from './jsonSchema.ts';

// The description of the API, for the page that documents it.

/** The request and the responses of a path. */
export interface Exchange {
  id: string;
  /** The path, with parameters such as `{id}`. */
  path: string;
  pathParameters: Record<string, JsonSchema>;
  query: Record<string, JsonSchema>;
  headers: Record<string, JsonSchema>;
  /** The request's body with its media type. */
  requestBody: { type: string; schema: JsonSchema } | null;
  response: { status: number; type: string; schema: JsonSchema } | { status: number; type: null };
}

/** A call with example values: a shell command and programs. */
export interface CallExamples {
  curl: string;
  typescript: string;
  python: string;
}

export interface ApiOperation extends Exchange {
  method: string;
  summary: string;
  description?: string;
  /** The users who may call the operation without an access token. */
  access: 'anyone' | 'person' | 'moderator' | 'superAdmin';
  /** The scope that an access token needs, or `any` for no specific one. Undefined: programs are rejected. */
  scope?: string;
  /** Errors in addition to those of every path. */
  errors: { status: number; description: string }[];
  examples: CallExamples;
  /** The body of a response, as JSON; null for one without a body, and for files. */
  answer: string | null;
}

export interface ApiSection {
  id: string;
  name: string;
  description: string;
  /** Whether only staff can call its operations. */
  isForStaff: boolean;
  operations: ApiOperation[];
}

export interface ApiDescription {
  sections: ApiSection[];
  /** Schemas with a title, shared by operations. */
  bodies: [title: string, schema: JsonSchema][];
  /** The permissions of each scope of an access token. */
  scopes: Record<string, string>;
  /** The points of all programs of one owner within `duration` seconds. */
  budget: { points: number; duration: number };
  /** The webhooks: each event with its description, and a body as JSON. */
  webhooks: { events: Record<string, string>; payload: string };
  graphql: { limits: { complexity: number; depth: number; breadth: number }; examples: CallExamples };
}
