import { RouterProvider, type RouterProviderProps } from 'react-router-dom';

/**
 * What the router shows, without React's transitions: until one has ended, a second click meets the page of before the
 * first, so a tab that is just being left would not open again, and of two filters one would be lost.
 */
export function Routed({ router }: Pick<RouterProviderProps, 'router'>) {
  return <RouterProvider router={router} useTransitions={false} />;
}
