export type Sent = { status: number; body: unknown }

type Sending = {
  signal: AbortSignal
  /** 1 to 100, as it goes. */
  onPercent: (percent: number) => void
}

/**
 * Sends a form with a file and says how much of it has gone, which `fetch` does not. Answers what came back, as JSON where it
 * is; null when nothing did, or it was broken off.
 */
export function sendFile(
  address: string,
  form: FormData,
  { signal, onPercent }: Sending,
): Promise<Sent | null> {
  return new Promise((answer) => {
    const request = new XMLHttpRequest()
    request.upload.onprogress = ({ loaded, total }) =>
      onPercent(Math.max(1, Math.min(100, Math.floor((loaded / total) * 100))))
    request.onload = () => answer({ status: request.status, body: jsonOf(request.responseText) })
    request.onerror = request.onabort = request.ontimeout = () => answer(null)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.open('POST', address)
    request.setRequestHeader('accept', 'application/json')
    onPercent(1)
    request.send(form)
  })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
