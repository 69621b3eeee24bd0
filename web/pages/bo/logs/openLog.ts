import { type NavigateOptions, useLocation, useNavigate } from 'react-router';

/** How a row opens its entry: the list stays where it is, and closing goes back to it. */
export const openedHere: NavigateOptions = { preventScrollReset: true, state: { isOpenedHere: true } };

export function openUrl(listUrl: string, log: string): string {
  return `${listUrl}${listUrl.includes('?') ? '&' : '?'}log=${log}`;
}

/** Goes back to the list; where the entry was come to by a link, the list takes its place in the history. */
export function useCloseLog(listUrl: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isOpenedHere?: boolean } | null };
  return () => {
    if (state?.isOpenedHere) void navigate(-1);
    else void navigate(listUrl, { replace: true, preventScrollReset: true });
  };
}
