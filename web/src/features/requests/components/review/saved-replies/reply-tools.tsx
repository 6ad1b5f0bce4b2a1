import { stripMarks } from '@trialdesk/contract/citation-marks';
import type { RequestQuery } from '@trialdesk/contract/entities/request';
import type { SavedReplyView } from '@trialdesk/contract/replies/saved-replies';
import { placeholdersIn } from '@trialdesk/contract/placeholders';
import Quickreply from '@mui/icons-material/QuickreplyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { DialogLoading } from '../../../../../components/dialog-loading.tsx';
import { insertText, textArea } from '../../../../../components/saved-replies/insert-text.ts';
import { matchingReplies } from '../../../../../components/saved-replies/matching-replies.ts';
import { VISUALLY_HIDDEN } from '../../../../../components/visually-hidden.ts';
import { loadCode } from '../../../../../lib/code/load-code.ts';
import { useMember } from '../../../../../lib/session/session-context.ts';
import { useShortcuts } from '../../../../../lib/shortcuts/use-shortcuts.ts';
import { useFetched } from '../../../../../lib/use-fetched.ts';
import { gapBefore, insertable } from './insertable.ts';
import { placeholderValues, type RequestHeading } from './placeholder-values.ts';
import { ReplyFinder } from './reply-finder.tsx';
import { MOST_OPTIONS } from './reply-options.tsx';
import { SlashList, slashSummary } from './slash-list.tsx';
import { UnfilledNotice } from './unfilled-notice.tsx';
import { useSlash } from './use-slash.ts';

/** Lazy, since forms are large. */
const ReplyDialog = lazy(async () => ({
  default: (await loadCode(() => import('../../../../../components/saved-replies/reply-dialog.tsx'))).ReplyDialog,
}));

interface ReplyToolsProps {
  /** Where the response is written. */
  fieldId: string;
  heading: RequestHeading;
  query: RequestQuery;
  /** In the editor. */
  text: string;
  disabled: boolean;
}

/** Saved replies in the response editor: inserted by "/" or the button, and made from what is written. */
export function ReplyTools({ fieldId, heading, query, text, disabled }: ReplyToolsProps) {
  const { name } = useMember();
  const { slash, close } = useSlash(fieldId);
  const [finder, setFinder] = useState<HTMLElement | null>(null);
  const [toSave, setToSave] = useState<string | null>(null);
  /** What was inserted, until the text is edited. */
  const [said, setSaid] = useState({ words: '', of: '' });
  const [isWanted, setIsWanted] = useState(false);
  const fetched = useFetched(isWanted ? 'listSavedReplies' : null);
  if (!isWanted && (slash !== null || finder !== null)) setIsWanted(true);

  const button = useRef<HTMLButtonElement>(null);
  const find = () => !disabled && toSave === null && setFinder(button.current);
  useShortcuts([{ keys: 'Alt+I', label: 'Insert a saved reply', run: find }]);

  const words = slash?.words;
  /** What may be inserted at the "/"; null when nothing may, or before there is a saved reply. */
  const options = useMemo(() => {
    if (words === undefined || fetched.status !== 'ready' || fetched.data.length === 0) return null;
    return matchingReplies(fetched.data, words).slice(0, MOST_OPTIONS);
  }, [words, fetched]);

  const select = (range: readonly [number, number]) => {
    const field = textArea(fieldId);
    field?.focus();
    field?.setSelectionRange(...range);
  };

  const insert = (reply: SavedReplyView, range: readonly [number, number] | null) => {
    const field = textArea(fieldId);
    if (!field) return;
    const place = range ?? [field.selectionStart, field.selectionEnd];
    const filled = insertable(reply.text, placeholderValues({ heading, query, myName: name }));
    const gap = gapBefore(field.value, place);
    insertText(field, place, gap + filled.text);
    const start = place[0] + gap.length;
    requestAnimationFrame(() => select([start + filled.selected[0], start + filled.selected[1]]));
    const blanks = filled.blanks.length > 0 ? ` Fill in ${filled.blanks.join(', ')} before sending.` : '';
    setSaid({ words: `Inserted “${reply.title}”.${blanks}`, of: field.value });
  };

  const insertFound = (reply: SavedReplyView) => {
    setFinder(null);
    // Once the closing dialog has given the focus back.
    requestAnimationFrame(() => insert(reply, null));
  };

  const saveAs = () => {
    const field = textArea(fieldId);
    const selected = field?.value.slice(field.selectionStart, field.selectionEnd) ?? '';
    // A blank that was selected for filling in is not meant.
    const isBlank = selected.trim() === '' || placeholdersIn(selected)[0]?.text === selected;
    setToSave(stripMarks(isBlank ? text : selected).trim());
  };

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, minHeight: 31 }}>
        <Button
          size="small"
          startIcon={<Quickreply />}
          ref={button}
          aria-haspopup="dialog"
          aria-keyshortcuts="Alt+I"
          title="Insert a saved reply (/ or Alt+I)"
          disabled={disabled}
          onClick={find}
        >
          Insert Saved Reply
        </Button>
        <Button size="small" color="inherit" disabled={disabled || text.trim() === ''} onClick={saveAs}>
          Save as Reply
        </Button>
      </Box>
      <UnfilledNotice text={text} onSelect={select} />
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {options ? slashSummary(options.length) : said.of === text && said.words}
      </Box>
      {slash && options && (
        <SlashList
          {...{ slash, options }}
          onChoose={(reply) => insert(reply, [slash.start, slash.start + 1 + slash.words.length])}
          onClose={close}
        />
      )}
      <ReplyFinder anchor={finder} fetched={fetched} onChoose={insertFound} onClose={() => setFinder(null)} />
      {toSave !== null && (
        <Suspense fallback={<DialogLoading />}>
          <ReplyDialog reply={null} text={toSave} onClose={() => setToSave(null)} />
        </Suspense>
      )}
    </>
  );
}
