export function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS;
}

/** gRPC. */
const ALREADY_EXISTS = 6;
