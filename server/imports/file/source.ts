/** What of a file staff want to be read. */
export interface Choice {
  /** Positions of sheets of a workbook, from 0. */
  sheets?: number[];
  /** The line of the header; 0 when the first line is a row already. */
  headerLine?: number;
}

/** What of a file was read, for staff to see. */
export interface Source {
  sheets: { name: string; rowCount: number; isHidden: boolean; isRead: boolean }[];
  /** 0: it has no header. */
  headerLine: number;
  /** How many lines above the header were not read. */
  linesAbove: number;
  /** The first lines; one may be the header. */
  lines: { line: number; text: string }[];
}
