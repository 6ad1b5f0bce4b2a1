import { isReadyDraft, type PossiblePassage } from '@trialdesk/contract/entities/draft';
import { AnswerText } from '../../../../components/cited-answer/answer-text.tsx';
import { verifiedText } from './verified-text.ts';
import { DraftNotice } from '../draft-notice.tsx';
import type { ShownAnswer } from '../shown-answer.ts';
import type { QueryTurnProps } from './query-turn-props.ts';

interface AnswerBodyProps extends Pick<QueryTurnProps, 'query' | 'archived' | 'onOpen'> {
  answer: ShownAnswer | null;
  /** Set while the text is in the editor. */
  isTextHidden: boolean;
  /** Absent when the response cannot be edited. */
  onInsert: ((passage: PossiblePassage) => void) | undefined;
}

/** An answer, whose sources are in the panel; or a notice if there is none. */
export function AnswerBody({ query, answer, isTextHidden, archived, onOpen, onInsert }: AnswerBodyProps) {
  const { id, draft } = query;
  const hasNoDraft = !isReadyDraft(draft) && !query.sent;
  return (
    <>
      {answer && !isTextHidden && (
        <AnswerText
          answerId={id}
          text={answer.text}
          citations={answer.citations}
          verified={verifiedText(query)}
          onOpen={onOpen}
        />
      )}
      {hasNoDraft && <DraftNotice {...{ query, draft, archived, onOpen, onInsert }} />}
    </>
  );
}
