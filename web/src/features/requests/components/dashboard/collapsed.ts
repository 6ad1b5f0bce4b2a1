/** Which cards are collapsed: all but some, or none but some. */
export interface Collapsed {
  isDefault: boolean;
  /** Ids of requests that are not as the default. */
  except: ReadonlySet<string>;
}

/** All are expanded (specification, section 4). */
export const ALL_EXPANDED: Collapsed = { isDefault: false, except: new Set() };

export const ALL_COLLAPSED: Collapsed = { isDefault: true, except: new Set() };

export function isCollapsed({ isDefault, except }: Collapsed, requestId: string): boolean {
  return except.has(requestId) !== isDefault;
}

export function toggled({ isDefault, except }: Collapsed, requestId: string): Collapsed {
  const next = new Set(except);
  if (!next.delete(requestId)) next.add(requestId);
  return { isDefault, except: next };
}
