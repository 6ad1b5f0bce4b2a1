import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { AnswerText } from '../../../../components/cited-answer/answer-text.tsx';
import { CitationList } from '../../../../components/cited-answer/citation-list.tsx';
import { DraftNotice } from '../draft-notice.tsx';
import type { ShownAnswer } from '../shown-answer.ts';
import type { QueryTurnProps } from './query-turn.tsx';

interface AnswerBodyProps extends Pick<QueryTurnProps, 'query' | 'archived' | 'leftOut' | 'setLeftOut' | 'onOpen'> {
  answer: ShownAnswer | null;
  /** While the text is being edited it stands in the editor. */
  isTextHidden: boolean;
}

/** The text of an answer with its sources, each of which may be kept from the site; or why there is none. */
export function AnswerBody({ query, answer, isTextHidden, archived, leftOut, setLeftOut, onOpen }: AnswerBodyProps) {
  const { id, draft } = query;
  const hasNoDraft = !isReadyDraft(draft) && !query.sent;
  return (
    <>
      {answer && !isTextHidden && <AnswerText answerId={id} text={answer.text} citations={answer.citations} />}
      {hasNoDraft && <DraftNotice answerId={id} {...{ draft, archived, onOpen }} />}
      {answer && answer.citations.length > 0 && (
        <CitationList
          answerId={id}
          citations={answer.citations}
          {...{ archived, onOpen }}
          {...(leftOut && {
            renderAction: ({ number }) => (
              <FormControlLabel
                label="Send with the answer"
                slotProps={{ typography: { variant: 'body2' } }}
                sx={{ mt: 0.5, ml: -1 }}
                control={
                  <Checkbox
                    size="small"
                    checked={!leftOut.includes(number)}
                    slotProps={{ input: { 'aria-label': `Send with the answer: citation ${number}` } }}
                    onChange={(_event, isKept) =>
                      setLeftOut(isKept ? leftOut.filter((each) => each !== number) : [...leftOut, number])
                    }
                  />
                }
              />
            ),
          })}
        />
      )}
    </>
  );
}
