import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** After navigation, moves focus that went with the page before to the heading of the new one. */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const isVisit = useRef(type === NavigationType.Pop);
  useEffect(() => {
    // A visit begins at the top of the document.
    if (isVisit.current) {
      isVisit.current = false;
      return undefined;
    }
    const main = document.getElementById('main');
    if (!main || focusHeading(main)) return undefined;
    const observer = new MutationObserver(() => {
      if (focusHeading(main)) observer.disconnect();
    });
    observer.observe(main, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname]);
}

/** False while there is no heading. Focus that is somewhere stays there. */
function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  if (!heading) return false;
  if (document.activeElement === null || document.activeElement === document.body) {
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
  }
  return true;
}
