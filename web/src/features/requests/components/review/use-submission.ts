import type { RequestQuery } from '@trialdesk/contract/entities/request';
import { useCallback, useEffect, useRef, useState } from 'react';

/** A response that was not sent, because somebody else's was. */
interface LostResponse {
  queryId: string;
  text: string;
}

/** Saving and sending of the open response, one after the other. */
export interface Submission {
  /** While a response is being sent its text cannot be changed. */
  isSending: boolean;
  lost: LostResponse | null;
  setLost: (lost: LostResponse | null) => void;
  /** Saves, and rejects as `call` does. */
  save: (call: () => Promise<void>) => Promise<void>;
  /** Sends once what was saved before has come back from the database; calls with false if that failed. */
  send: (call: (isSaved: boolean) => Promise<void>) => Promise<void>;
}

interface Save {
  /** Of the query, before. */
  version: number;
  isStored: boolean;
}

export function useSubmission(query: RequestQuery | undefined): Submission {
  const [saving, setSaving] = useState<Save | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [lost, setLost] = useState<LostResponse | null>(null);
  const waiting = useRef<((isSaved: boolean) => void)[]>([]);
  const isSaving = isUnderWay(saving, query);

  const settle = useCallback((isSaved: boolean) => waiting.current.splice(0).forEach((go) => go(isSaved)), []);

  useEffect(() => {
    if (!isSaving) settle(true);
  }, [isSaving, settle]);

  const save = async (call: () => Promise<void>) => {
    const version = query?.version ?? 0;
    setSaving({ version, isStored: false });
    try {
      await call();
      setSaving({ version, isStored: true });
    } catch (error) {
      settle(false);
      setSaving(null);
      throw error;
    }
  };

  const send = async (call: (isSaved: boolean) => Promise<void>) => {
    setIsSending(true);
    try {
      await call(!isSaving || (await new Promise<boolean>((resolve) => waiting.current.push(resolve))));
    } finally {
      setIsSending(false);
    }
  };

  return { isSending, lost, setLost, save, send };
}

function isUnderWay(saving: Save | null, query: RequestQuery | undefined): boolean {
  return saving !== null && query !== undefined && !(saving.isStored && query.version > saving.version);
}
