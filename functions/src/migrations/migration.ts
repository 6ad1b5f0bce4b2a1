/** Any part may run again, or beside the application. */
export interface Migration {
  to: number;
  name: string;
  /** Changes older forms among the next documents after this id; with `dryRun` only counts them. */
  page: (after: string, options: { dryRun: boolean }) => Promise<MigratedPage>;
}

export interface MigratedPage {
  read: number;
  changed: number;
  /** Null after the last page. */
  last: string | null;
}
