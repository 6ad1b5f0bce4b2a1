import type { MessageKey } from '@trialdesk/contract/messages';
import { useEffect } from 'react';
import { useToast } from '../components/toast/use-toast.ts';

interface GuardNoticeProps {
  notice: MessageKey | null;
}

/** Says why the guard redirected. */
export function GuardNotice({ notice }: GuardNoticeProps) {
  const toast = useToast();
  useEffect(() => {
    if (notice) toast.error(notice);
  }, [notice, toast]);
  return null;
}
