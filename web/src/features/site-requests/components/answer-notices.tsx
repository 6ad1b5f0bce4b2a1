import type { SiteRequestSummary } from '@trialdesk/contract/entities/request';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { siteRequestPath } from '../../../config/paths.ts';
import { useDesktopNotice } from '../../../lib/desktop-notices/use-desktop-notice.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import type { Member } from '../../../lib/session/session.ts';
import { useNewestAnswers } from '../api/use-newest-answers.ts';
import { answersSince, newestAnswer } from './answers-since.ts';

/** Desktop notifications for a Clinical Researcher's new responses, on any page. */
export function AnswerNotices() {
  const member = useMember();
  const asks = useCan('ask_questions');
  const { isOn, show } = useDesktopNotice();
  if (!asks || !isOn) return null;
  return <SiteAnswerNotices member={member} show={show} />;
}

interface SiteAnswerNoticesProps {
  member: Member;
  show: ReturnType<typeof useDesktopNotice>['show'];
}

function SiteAnswerNotices({ member, show }: SiteAnswerNoticesProps) {
  const live = useNewestAnswers(member);
  const newestKnown = useRef<string | null>(null);
  const navigate = useNavigate();
  const answers: SiteRequestSummary[] | null = live.status === 'ready' ? live.data.records : null;
  useEffect(() => {
    if (!answers) return;
    // Responses from before the page opened are left to the bell.
    const arrived = newestKnown.current === null ? [] : answersSince(answers, newestKnown.current);
    newestKnown.current = newestAnswer(answers, newestKnown.current ?? '');
    for (const { request_id, study_name, answered_at } of arrived) {
      show({
        title: 'Response received',
        body: study_name,
        tag: `answer_${request_id}_${answered_at ?? ''}`,
        onOpen: () => void navigate(siteRequestPath(request_id)),
      });
    }
  }, [answers, show, navigate]);
  return null;
}
