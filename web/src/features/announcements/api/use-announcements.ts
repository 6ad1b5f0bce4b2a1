import type { AnnouncementPayload, ShareAnswerPayload } from '@trialdesk/contract/payloads/announcement';
import type { AnnouncementsPage, AnnouncementView, Receipts } from '@trialdesk/contract/replies/announcements';
import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import useSWRInfinite, { unstable_serialize } from 'swr/infinite';
import { call } from '../../../lib/api.ts';
import { useFetchState, type Fetched } from '../../../lib/use-fetched.ts';
import { sharingKey } from './use-sharing.ts';
import { oneKey, pageKey, type PageKey } from './announcement-keys.ts';

interface Announcements {
  announcements: AnnouncementView[];
  hasMore: boolean;
}

/** Those read so far, newest first, and how to read on. */
export function useAnnouncements() {
  const pages = useSWRInfinite<AnnouncementsPage, unknown>(
    pageKey,
    ([, cursor]: PageKey) => call('listAnnouncements', { query: cursor === undefined ? {} : { cursor } }),
    { revalidateAll: true },
  );
  const data = useMemo(() => pages.data && joined(pages.data), [pages.data]);
  const state: Fetched<Announcements> = useFetchState({ ...pages, data });
  return { state, isReadingOn: pages.isValidating, readOn: () => void pages.setSize(pages.size + 1) };
}

function joined(pages: readonly AnnouncementsPage[]): Announcements {
  return {
    announcements: pages.flatMap(({ announcements }) => announcements),
    hasMore: pages.at(-1)?.next_cursor !== null,
  };
}

/** One that the list has not come to. */
export function useAnnouncement(id: string): Fetched<AnnouncementView> {
  return useFetchState(
    useSWR<AnnouncementView, unknown>(oneKey(id), () => call('getAnnouncement', { params: { id } })),
  );
}

const receiptsKey = (id: string) => ['listReceipts', id] as const;

/** Who has read it; fetched anew each time it is opened. */
export function useReceipts(id: string): Fetched<Receipts> {
  return useFetchState(useSWR<Receipts, unknown>(receiptsKey(id), () => call('listReceipts', { params: { id } })));
}

interface Changes {
  /** Rejects with an `ApiError`. */
  announce: (input: AnnouncementPayload) => Promise<AnnouncementView>;
  /** Rejects with an `ApiError`. */
  share: (input: ShareAnswerPayload) => Promise<AnnouncementView>;
  /** Rejects with an `ApiError`. */
  confirm: (id: string) => Promise<void>;
  /** Resolves to how many were mailed. Rejects with an `ApiError`. */
  remind: (id: string) => Promise<number>;
}

/** Each shows in the lists at once. */
export function useChangeAnnouncements(): Changes {
  const { mutate } = useSWRConfig();
  const refresh = () => mutate(unstable_serialize(pageKey));
  return {
    announce: async (body) => {
      const sent = await call('announce', { body });
      await refresh();
      return sent;
    },
    share: async (body) => {
      // Whether it was shared, by oneself or meanwhile by somebody else.
      const sent = await call('shareAnswer', { body }).finally(() => void mutate(sharingKey(body)));
      await refresh();
      return sent;
    },
    confirm: async (id) => {
      await call('markAnnouncementRead', { params: { id } });
      await Promise.all([refresh(), mutate(oneKey(id))]);
    },
    remind: async (id) => {
      const { reminded } = await call('remindOfAnnouncement', { params: { id } });
      await mutate(receiptsKey(id));
      return reminded;
    },
  };
}
