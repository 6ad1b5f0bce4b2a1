import { createReadStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { User } from '@trialdesk/contract/entities/user';
import { writeSource } from '../../functions/src/documents/file-store.ts';
import { registerFromFile } from '../../functions/src/documents/upload-document.ts';
import { documents } from '../../functions/src/firebase/collections.ts';
import { newId } from '../../functions/src/ids.ts';
import { SAMPLE_STUDIES } from '../../samples/studies.ts';
import { ROOT } from '../project.ts';
import { eventually } from '../../functions/src/testing/eventually.ts';
import type { Places } from './places.ts';

/** Uploads each study's protocol and waits until it has been ingested. */
export async function seedProtocols({ studies }: Places, uploader: User, at: string): Promise<void> {
  await Promise.all(
    SAMPLE_STUDIES.map(async ({ key, file, documentName }) => {
      const id = newId();
      const facts = {
        name: documentName,
        study_id: studies[key].id,
        replaces: '',
        uploader_id: uploader.id,
        uploader_name: uploader.name,
        uploader_role: uploader.role,
      };
      await pipeline(createReadStream(path.join(ROOT, 'samples', file)), writeSource(id, facts));
      await registerFromFile(id, () => at);
      const { ingestion } = await eventually(
        documents().doc(id),
        ({ ingestion: { state } }) => state === 'ready' || state === 'failed',
        60,
      );
      if (ingestion.state === 'failed') throw new Error(`${documentName} could not be read: ${ingestion.reason}`);
    }),
  );
}
