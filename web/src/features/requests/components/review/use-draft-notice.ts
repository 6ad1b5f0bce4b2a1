import { isPendingDraft, newestDraft } from '@trialdesk/contract/entities/draft';
import type { RequestRecord } from '@trialdesk/contract/entities/request';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { requestPath } from '../../../../config/paths.ts';
import { useDesktopNotice } from '../../../../lib/desktop-notices/use-desktop-notice.ts';
import { announcement } from './announcement.ts';

/** Shows a desktop notification when a pending draft finishes. */
export function useDraftNotice({ request_id, study_name, site_name, queries }: RequestRecord): void {
  const newest = queries.at(-1);
  const key = newest && !newest.sent ? `${request_id}.${newest.id}` : null;
  const draft = newest?.draft;
  const redraft = newest?.redraft ?? null;
  const waitedFor = useRef<string | null>(null);
  const { show } = useDesktopNotice();
  const navigate = useNavigate();
  useEffect(() => {
    if (key === null || !draft) return;
    if (isPendingDraft(newestDraft({ draft, redraft }))) {
      waitedFor.current = key;
      return;
    }
    if (waitedFor.current !== key) return;
    waitedFor.current = null;
    show({
      title: announcement({ draft, redraft }),
      body: `${study_name} · ${site_name}`,
      tag: `draft_${key}`,
      onOpen: () => void navigate(requestPath(request_id)),
    });
  }, [key, draft, redraft, show, navigate, request_id, study_name, site_name]);
}
