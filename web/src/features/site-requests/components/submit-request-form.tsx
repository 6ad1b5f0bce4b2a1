import { CATEGORIES } from '@trialdesk/contract/choices';
import { createRequestAtSitePayload, createRequestPayload } from '@trialdesk/contract/payloads/create-request';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Form, Formik } from 'formik';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { FocusFirstError } from '../../../components/focus-first-error.tsx';
import { FormSelect } from '../../../components/form-select.tsx';
import { onCtrlEnter } from '../../../components/on-ctrl-enter.ts';
import { SaveFormDraft } from '../../../components/save-form-draft.tsx';
import { loadCode } from '../../../lib/code/load-code.ts';
import { useMember } from '../../../lib/session/session-context.ts';
import type { Fetched } from '../../../lib/use-fetched.ts';
import { useStoredDraft } from '../../../lib/use-stored-draft.ts';
import type { Named } from '../../../lib/sites-and-studies.ts';
import { EMPTY_FORM, readFormDraft } from '../request-form.ts';
import { DetailsField } from './details-field.tsx';
import { FocusAfterFailure } from './focus-after-failure.tsx';
import { ownSites } from './own-sites.ts';
import { PriorityChips } from './priority-chips.tsx';
import { SiteField } from './site-field.tsx';
import { StudySelect } from './study-select.tsx';
import { TitleField } from './title-field.tsx';
import { useSubmitRequest } from './use-submit-request.ts';

// Lazy, since few people see them.
const NoSiteNotice = lazy(async () => ({
  default: (await loadCode(() => import('./no-site-notice.tsx'))).NoSiteNotice,
}));
const RestoredDraftNotice = lazy(async () => ({
  default: (await loadCode(() => import('../../../components/restored-draft-notice.tsx'))).RestoredDraftNotice,
}));
const ReceivedAnswers = lazy(async () => ({
  default: (await loadCode(() => import('./received-answers.tsx'))).ReceivedAnswers,
}));

const CATEGORY_CHOICES = Object.entries(CATEGORIES).map(([value, label]) => ({ value, label }));

/** As high as the notice, so that nothing moves from under a click when it comes. */
function NoticeSkeleton({ height }: { height: Record<'xs' | 'sm', number> }) {
  return <Skeleton variant="rounded" sx={{ height }} />;
}

interface SubmitRequestFormProps {
  studies: Fetched<Named[]>;
}

/** Values are kept in this browser until the request is sent or the session ends. */
export function SubmitRequestForm({ studies }: SubmitRequestFormProps) {
  const member = useMember();
  const sites = ownSites(member);
  const hasChoice = sites.length > 1;
  const first = sites[0]?.id ?? '';
  const empty = useMemo(() => ({ ...EMPTY_FORM, siteId: hasChoice ? '' : first }), [first, hasChoice]);
  const draft = useStoredDraft(`submit-request.${member.user_id}`);
  const [isRestored, setIsRestored] = useState(draft.text !== '');
  const [initial] = useState(() => {
    const restored = readFormDraft(draft.text, empty);
    return { ...restored, siteId: sites.find(({ id }) => id === restored.siteId)?.id ?? empty.siteId };
  });
  const submit = useSubmitRequest(draft.clear);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Formik
      initialValues={initial}
      validationSchema={hasChoice ? createRequestAtSitePayload : createRequestPayload}
      onSubmit={submit}
    >
      {({ isSubmitting, submitForm, resetForm }) => (
        <Form
          noValidate
          onKeyDown={onCtrlEnter(() => {
            if (!isSubmitting) void submitForm();
          })}
        >
          <Box sx={{ display: 'grid', gap: 3 }}>
            {sites.length === 0 && (
              <Suspense fallback={<NoticeSkeleton height={{ xs: 93, sm: 71 }} />}>
                <NoSiteNotice />
              </Suspense>
            )}
            {isRestored && (
              <Suspense fallback={<NoticeSkeleton height={{ xs: 71, sm: 50 }} />}>
                <RestoredDraftNotice
                  what="request"
                  onDiscard={() => {
                    setIsRestored(false);
                    resetForm({ values: empty });
                    document.getElementById('title')?.focus();
                  }}
                />
              </Suspense>
            )}
            <Box inert={isSubmitting} sx={{ display: 'grid', gap: 3, opacity: isSubmitting ? 0.6 : 1 }}>
              <TitleField />
              <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
                <SiteField />
                <StudySelect studies={studies} />
              </Box>
              <FormSelect name="category" label="Category" choices={CATEGORY_CHOICES} required />
              <PriorityChips name="priority" />
              <DetailsField />
              <Suspense>
                <ReceivedAnswers />
              </Suspense>
            </Box>
            <Button
              ref={button}
              type="submit"
              variant="contained"
              size="large"
              aria-keyshortcuts="Control+Enter"
              disabled={isSubmitting}
              sx={{ justifySelf: { sm: 'start' }, minWidth: 168 }}
            >
              {isSubmitting ? 'Pending' : 'Submit Request'}
            </Button>
            <Typography variant="body2" sx={{ mt: -2, color: 'text.secondary' }}>
              Ctrl+Enter submits.
            </Typography>
          </Box>
          <FocusFirstError />
          <FocusAfterFailure home={button} />
          <SaveFormDraft empty={empty} onChange={draft.setText} />
        </Form>
      )}
    </Formik>
  );
}
