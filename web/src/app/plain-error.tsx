import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import './plain-error.css';

/** The error page when a page throws or its code cannot be loaded; works without the theme. */
export function PlainError() {
  const error = useRouteError();
  useEffect(() => window.reportError(error), [error]);
  return (
    <main className="td-plain-error">
      <h1>Something went wrong</h1>
      <p>This page could not be shown. Reload it to try again. Your text is kept.</p>
      <button type="button" onClick={() => window.location.reload()}>
        Reload the page
      </button>
    </main>
  );
}
