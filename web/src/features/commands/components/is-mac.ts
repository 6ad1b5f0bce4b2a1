export function isMac(): boolean {
  return /Mac|iP(hone|ad)/.test(navigator.userAgent);
}
