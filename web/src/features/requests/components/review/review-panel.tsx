import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import TabButton from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Quote } from '@trialdesk/contract/entities/citation';
import { REQUEST_PANEL } from '@trialdesk/contract/paths';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { loadCode } from '../../../../lib/code/load-code.ts';
import { useNotes } from '../../api/use-notes.ts';
import { AllCitations, type AllCitationsProps } from './all-citations.tsx';
import { CitationSteps } from './citation-steps.tsx';
import type { EarlierAnswersPanelProps } from './earlier-answers/earlier-answers-panel.tsx';
import { PANEL } from './review-layout.ts';
import type { Cite } from './use-citing.ts';
import type { Source } from './use-source.ts';
import { useWantedWords } from './use-wanted-words.ts';

const NotesPanel = lazy(async () => ({
  default: (await loadCode(() => import('./notes/notes-panel.tsx'))).NotesPanel,
}));
const EarlierAnswersPanel = lazy(async () => ({
  default: (await loadCode(() => import('./earlier-answers/earlier-answers-panel.tsx'))).EarlierAnswersPanel,
}));
const FindPanel = lazy(async () => ({ default: (await loadCode(() => import('./find-panel.tsx'))).FindPanel }));
const SourcePanel = lazy(async () => ({ default: (await loadCode(() => import('./source-panel.tsx'))).SourcePanel }));

/** Instead of the panel on small screens. */
const SourceDialog = lazy(async () => ({
  default: (await loadCode(() => import('./source-dialog.tsx'))).SourceDialog,
}));

/** Facts of a study, from another feature. */
export type StudyPanelType = ComponentType<{ studyId: string; onOpen: (quote: Quote) => void }>;

interface ReviewPanelProps extends Omit<AllCitationsProps, 'onOpen'> {
  /** Empty for a request without a study. */
  studyId: string;
  StudyPanel: StudyPanelType;
  source: Source;
  citations: readonly Quote[];
  isBeside: boolean;
  /** Whether the bar is shown at the lower edge of the screen. */
  hasBar: boolean;
  requestId: string;
  /** Absent while there is no response to cite in. */
  citing: Cite | undefined;
  /** The question to answer; undefined when all are answered. */
  answering: Omit<EarlierAnswersPanelProps, 'requestId' | 'onOpen'> | undefined;
}

type PanelTab = 'citations' | 'source' | 'find' | 'earlier' | 'notes' | 'study';

/** What a reviewer checks an answer against: its citations, the cited page, colleagues' notes, and the facts of the study. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { studyId, StudyPanel, source, citations, isBeside, hasBar, requestId, citing, answering, ...listed } = props;
  const { opened, open, close } = source;
  /** The tab to return to from a source. */
  const isOpenedForNotes = useSearchParams()[0].get(REQUEST_PANEL.param) === REQUEST_PANEL.notes;
  const [home, setHome] = useState<Exclude<PanelTab, 'source'>>(isOpenedForNotes ? 'notes' : 'citations');
  const [seen, setSeen] = useState<Quote | null>(null);
  const [isSourceChosen, setIsSourceChosen] = useState(false);
  if (seen !== opened) {
    setSeen(opened);
    setIsSourceChosen(true);
  }
  const canReuse = answering !== undefined && studyId !== '';
  const chosen = home === 'earlier' && !canReuse ? 'citations' : home;
  const tab: PanelTab = isBeside && opened && isSourceChosen ? 'source' : chosen;
  const choose = (next: PanelTab) => {
    setIsSourceChosen(next === 'source');
    if (next !== 'source') setHome(next);
  };
  const wanted = useWantedWords(listed.toSend?.query.id, () => choose('find'));
  const wasFinding = useEver(tab === 'find');
  const wasOnEarlier = useEver(tab === 'earlier');
  const wasOnNotes = useEver(tab === 'notes');
  const notes = useNotes(requestId);
  const noteCount = notes.status === 'ready' ? notes.data.length : 0;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // Below the conversation on small screens.
    if (isOpenedForNotes) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpenedForNotes]);
  return (
    <Box ref={panel} sx={{ ...PANEL, '--bar': hasBar ? '64px' : '0px' }}>
      <Box sx={TOP}>
        <Tabs
          value={tab}
          onChange={(_event, next: PanelTab) => choose(next)}
          aria-label="Beside the conversation"
          variant="scrollable"
          scrollButtons={false}
          sx={TABS}
        >
          <TabButton value="citations" label="Citations" id="side-tab-citations" aria-controls="side-panel" />
          {isBeside && opened && (
            <TabButton value="source" label="Source" id="side-tab-source" aria-controls="side-panel" />
          )}
          <TabButton
            value="find"
            label="Find"
            id="side-tab-find"
            aria-controls="side-panel"
            aria-keyshortcuts="Alt+S"
            title="Find in the documents (Alt+S)"
          />
          {canReuse && (
            <TabButton value="earlier" label="Earlier answers" id="side-tab-earlier" aria-controls="side-panel" />
          )}
          <TabButton
            value="notes"
            label={noteCount === 0 ? 'Notes' : `Notes (${noteCount})`}
            id="side-tab-notes"
            aria-controls="side-panel"
          />
          {studyId !== '' && (
            <TabButton value="study" label="Study at a glance" id="side-tab-study" aria-controls="side-panel" />
          )}
        </Tabs>
        <CitationSteps {...source} count={citations.length} />
      </Box>
      <Box
        id="side-panel"
        role="tabpanel"
        aria-labelledby={`side-tab-${tab}`}
        sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' }}
      >
        {tab === 'citations' && (
          <Scrolling>
            <AllCitations {...listed} onOpen={open} />
          </Scrolling>
        )}
        {tab === 'source' && opened && (
          <Suspense fallback={<Skeleton variant="rectangular" sx={{ flex: 1 }} />}>
            <SourcePanel {...{ opened, citations, citing }} onClose={close} />
          </Suspense>
        )}
        {wasFinding && (
          // Keeps what was found while a source is open.
          <Scrolling isHidden={tab !== 'find'}>
            <Suspense fallback={<Skeleton variant="rounded" height={56} sx={{ borderRadius: '12px' }} />}>
              <FindPanel key={wanted.id} wanted={wanted.words} onOpen={open} {...{ requestId, citing }} />
            </Suspense>
          </Scrolling>
        )}
        {wasOnEarlier && canReuse && (
          <Scrolling isHidden={tab !== 'earlier'}>
            <Suspense fallback={<Skeleton variant="rounded" height={160} sx={{ borderRadius: '12px' }} />}>
              <EarlierAnswersPanel key={answering.query.id} {...answering} requestId={requestId} onOpen={open} />
            </Suspense>
          </Scrolling>
        )}
        {wasOnNotes && (
          <Scrolling isHidden={tab !== 'notes'}>
            <Suspense fallback={<Skeleton variant="rounded" height={160} sx={{ borderRadius: '12px' }} />}>
              <NotesPanel {...{ requestId, notes }} isShown={tab === 'notes'} />
            </Suspense>
          </Scrolling>
        )}
        {tab === 'study' && (
          <Scrolling>
            <Suspense fallback={<Skeleton variant="rounded" height={220} sx={{ borderRadius: '12px' }} />}>
              <StudyPanel studyId={studyId} onOpen={open} />
            </Suspense>
          </Scrolling>
        )}
      </Box>
      {!isBeside && opened && (
        <Suspense>
          <SourceDialog {...{ opened, citing }} onClose={close} />
        </Suspense>
      )}
    </Box>
  );
}

/** On a phone the steps are below the tabs. */
const TOP = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  borderBottom: 1,
  borderColor: 'divider',
  flex: 'none',
} as const;

/** Names of several words take two lines, so that all tabs fit. */
const TABS = {
  flex: { xs: '1 0 100%', sm: '0 1 auto' },
  '& .MuiTab-root': {
    ...{ minWidth: 0, maxWidth: { xs: 72, xl: 'none' }, lineHeight: 1.25 },
    paddingInline: { xs: '5px', sm: '10px', lg: '6px', xl: '16px' },
  },
} as const;

/** Whether it has been true so far. */
function useEver(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  if (isTrue && !was) setWas(true);
  return was || isTrue;
}

function Scrolling({ isHidden = false, children }: { isHidden?: boolean; children: ReactNode }) {
  return (
    <Box
      hidden={isHidden}
      sx={{ flex: 1, minHeight: 0, overflowY: { lg: 'auto' }, px: { xs: 0, lg: 2 }, pb: { xs: 0, lg: 2 }, pt: 2 }}
    >
      {children}
    </Box>
  );
}
