/** In viewport coordinates. */
interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Place = 'above' | 'below';

/** Between toasts and the edge of the screen, and between two of them. */
const GAP = 6;

function overlap(one: Area, other: Area): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

interface Arrangement {
  /** All toasts, with the space between them. */
  toasts: { left: number; right: number; height: number };
  /** What is above an on-screen keyboard. */
  screen: { top: number; bottom: number };
  /** What must stay visible. */
  work: readonly Area[];
}

/** Where toasts cover the least of the work; above if that is all the same. */
export function placeOf({ toasts: { left, right, height }, screen, work }: Arrangement): Place {
  const covered = (top: number) =>
    work.reduce((sum, area) => sum + overlap(area, { left, right, top, bottom: top + height }), 0);
  return covered(screen.bottom - GAP - height) < covered(screen.top + GAP) ? 'below' : 'above';
}

/** The focused control, and the buttons that submit. */
function workIn(page: Document, root: HTMLElement): Element[] {
  const focused = page.activeElement;
  const isControl = focused instanceof HTMLElement && focused.tabIndex >= 0 && !root.contains(focused);
  return [...(isControl ? [focused] : []), ...page.querySelectorAll('[type="submit"]')];
}

/** Keeps the toasts in the root off the work, by `data-place` and `--covered`, the height of an on-screen keyboard. */
export function keepOffWork(root: HTMLElement): void {
  const arrange = () => {
    const toasts = [...root.querySelectorAll<HTMLElement>('.td-toast')];
    const [first] = toasts;
    const container = first?.closest('.notistack-SnackbarContainer');
    if (!container) return;
    const { left, right } = container.getBoundingClientRect();
    const height = toasts.reduce((sum, { offsetHeight }) => sum + offsetHeight + GAP, 0);
    const view = window.visualViewport;
    const screen = { top: 0, bottom: view ? view.offsetTop + view.height : window.innerHeight };
    const work = workIn(document, root).map((element) => element.getBoundingClientRect());
    root.dataset.place = placeOf({ toasts: { left, right, height }, screen, work });
    root.style.setProperty('--covered', `${Math.max(0, window.innerHeight - screen.bottom)}px`);
  };
  arrange();
  new MutationObserver(arrange).observe(root, { childList: true, subtree: true });
  document.addEventListener('focusin', arrange);
  document.addEventListener('scroll', arrange, { capture: true, passive: true });
  window.addEventListener('resize', arrange);
  window.visualViewport?.addEventListener('resize', arrange);
}
