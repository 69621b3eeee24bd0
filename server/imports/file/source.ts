/** The part of a file that staff chose to read. */
export interface Choice {
  /** Positions of sheets of a workbook, from 0. */
  sheets?: number[];
  /** The line of the header; 0 when the first line is a row already. */
  headerLine?: number;
}

/** The part of a file that was read, for display. */
export interface Source {
  sheets: { name: string; rowCount: number; isHidden: boolean; isRead: boolean }[];
  /** 0: there is no header. */
  headerLine: number;
  /** The number of unread lines above the header. */
  linesAbove: number;
  /** The first lines; one may be the header. */
  lines: { line: number; text: string }[];
}
