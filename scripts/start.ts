// npm start: builds the changed parts, then serves the product.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer, buildWeb } from './build.ts';

buildServer();
buildWeb();
await import(pathToFileURL(path.resolve('dist/server/serve.js')).href);
