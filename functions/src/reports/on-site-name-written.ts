import { renameSite } from './report-part-repository.ts';

interface NameChange {
  id: string;
  before: Record<string, unknown> | undefined;
  after: Record<string, unknown> | undefined;
}

/** Goes by the present name: events may come twice, late and in any order. */
export async function onSiteNameWritten({ id, before, after }: NameChange): Promise<void> {
  if (before && after && before.name !== after.name) await renameSite(id);
}
