import type { Payload, RequestOutcome } from '../../supabase/functions/_shared/requests/types.ts';

const loadClient = () => import('./function-client.ts');

/** Fetches what sending needs, so that it is there when a form is sent. A failure shows when something is sent. */
export function prepareToSend(): void {
  loadClient().catch(() => {});
}

/** Sends a request to the office; see `createSender` for what comes of it. */
export async function sendToOffice(payload: Payload): Promise<RequestOutcome> {
  const { sendRequest } = await loadClient();
  return sendRequest(payload);
}
