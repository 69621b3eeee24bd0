// Reads files of imports in a thread of the server; see server/imports/file/openTable.ts.
import { serveTables } from '#server/imports/file/tableThread.ts';

serveTables();
