let listener = () => {};

/** Sets the function to call when the server no longer recognizes the session. */
export function onUnauthenticated(callback: () => void): void {
  listener = callback;
}

export function notifyUnauthenticated(): void {
  listener();
}
