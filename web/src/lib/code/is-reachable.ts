/**
 * Whether the server of the application answers. The browser's own word is not enough: without a network, a server on this
 * computer is reached nevertheless.
 */
export async function isReachable(): Promise<boolean> {
  try {
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
