/** The emulators run one trigger after another, which takes a busy or slow computer minutes. */
export const PATIENCE_SECONDS = 300;
