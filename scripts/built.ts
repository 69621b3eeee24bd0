// Builds the changed parts, then runs a tool. The tool imports generated code, so it is loaded after the build:
//   node scripts/bootstrap.mjs scripts/built.ts tools/bench/bench.ts --sizes 10000
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer, buildWeb } from './build.ts';

buildServer();
buildWeb();
const [tool] = process.argv.splice(2, 1);
await import(pathToFileURL(path.resolve(tool!)).href);
