/** Takes stored data to the next version. Any part of it may run again, or beside the application. */
export interface Migration {
  to: number;
  name: string;
  /** Changes what is in the older form among the next documents after this id; with `dryRun` only counts it. */
  page: (after: string, options: { dryRun: boolean }) => Promise<MigratedPage>;
}

export interface MigratedPage {
  read: number;
  changed: number;
  /** Null after the last page. */
  last: string | null;
}
