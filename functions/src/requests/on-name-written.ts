import { spreadName, type Named } from './spread-name-repository.ts';

interface NameChange extends Named {
  before: Record<string, unknown> | undefined;
  after: Record<string, unknown> | undefined;
}

/** Goes by the present name: events may come twice, late and in any order. */
export async function onNameWritten({ kind, id, before, after }: NameChange): Promise<void> {
  if (!before || !after || before.name === after.name) return;
  await spreadName({ kind, id });
}
