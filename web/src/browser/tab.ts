/** The tab's own picture: with a lime spot on it when it is one's turn. */
const SPOT =
  "data:image/svg+xml," +
  encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12.500" fill="#D2F23C" stroke="#17203A" stroke-width="5"/></svg>');

/** Show the spot; how to take it away again. */
export function spotOnTab(): () => void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (!link) return () => undefined;
  const before = link.href;
  link.href = SPOT;
  return () => (link.href = before);
}
