/** The part of a file that staff chose to read. */
export interface Choice {
  /** The positions of sheets in the workbook, from 0. */
  sheets?: number[];
  /** The line of the header; 0 when the first line is already a row. */
  headerLine?: number;
}

/** The part of a file that was read, for display. */
export interface Source {
  sheets: { name: string; rowCount: number; isHidden: boolean; isRead: boolean }[];
  /** The line of the header; 0 when the file has no header. */
  headerLine: number;
  /** The number of unread lines above the header. */
  linesAbove: number;
  /** The first lines of the file; the header may be among them. */
  lines: { line: number; text: string }[];
}
