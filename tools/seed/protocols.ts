import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { User } from '@trialdesk/contract/entities/user';
import { factsOf, writeSource } from '../../functions/src/documents/file-store.ts';
import { registerFile } from '../../functions/src/documents/register-file.ts';
import { documents } from '../../functions/src/firebase/collections.ts';
import { newId } from '../../functions/src/ids.ts';
import { SAMPLE_STUDIES } from '../../samples/studies.ts';
import { ROOT } from '../project.ts';
import { eventually } from '../../functions/src/testing/eventually.ts';
import { PATIENCE_SECONDS } from './patience.ts';
import type { Places } from './places.ts';

/** Uploads each study's protocol and waits until it has been ingested. */
export async function seedProtocols({ studies }: Places, uploader: User, at: string): Promise<void> {
  await Promise.all(
    SAMPLE_STUDIES.map(async ({ key, file, documentName }) => {
      const id = newId();
      const facts = factsOf(uploader, { name: documentName, study_id: studies[key].id, replaces: '' });
      const bytes = createReadStream(path.join(ROOT, 'samples', file));
      await registerFile(id, await writeSource({ documentId: id, facts, bytes }), () => at);
      const { ingestion } = await eventually(
        documents().doc(id),
        ({ ingestion: { state } }) => state === 'ready' || state === 'failed',
        PATIENCE_SECONDS,
      );
      if (ingestion.state === 'failed') throw new Error(`${documentName} could not be read: ${ingestion.reason}`);
    }),
  );
}
