import { isReadyDraft } from '@trialdesk/contract/entities/draft';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { AnswerText } from '../../../../components/cited-answer/answer-text.tsx';
import { CitationList } from '../../../../components/cited-answer/citation-list.tsx';
import { DraftNotice } from '../draft-notice.tsx';
import type { ShownAnswer } from '../shown-answer.ts';
import type { QueryTurnProps } from './query-turn-props.ts';

interface AnswerBodyProps extends Pick<QueryTurnProps, 'query' | 'archived' | 'excluded' | 'setExcluded' | 'onOpen'> {
  answer: ShownAnswer | null;
  /** Set while the text is in the editor. */
  isTextHidden: boolean;
}

/** An answer with its citations, each of which can be withheld from the site; or a notice if there is none. */
export function AnswerBody({ query, answer, isTextHidden, archived, excluded, setExcluded, onOpen }: AnswerBodyProps) {
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
          {...(excluded && {
            renderAction: ({ number }) => (
              <FormControlLabel
                label="Send with the answer"
                slotProps={{ typography: { variant: 'body2' } }}
                sx={{ mt: 0.5, ml: -1 }}
                control={
                  <Checkbox
                    size="small"
                    checked={!excluded.includes(number)}
                    slotProps={{ input: { 'aria-label': `Send with the answer: citation ${number}` } }}
                    onChange={(_event, isKept) =>
                      setExcluded(isKept ? excluded.filter((each) => each !== number) : [...excluded, number])
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
