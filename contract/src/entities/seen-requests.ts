/** `seen_requests/{user}`: for the user only. */
export interface SeenRequests {
  /** When the newest question that they have seen was asked, by request. */
  seen: Record<string, string>;
}
